import { adminHandlersOf } from '../../kernel/handlers.ts';
import { refusingPendingDecision } from '../../kernel/pending-decisions.ts';
import type { ProviderServices } from '../services.ts';
import { approveProvider, approveWithLevel } from '../verification/approve-provider.ts';
import { decideChange } from '../verification/decide-change.ts';
import { makeFoundingProvider, removeFoundingProvider } from '../verification/founding-provider.ts';
import { rejectProvider, resetProvider } from '../verification/reject-provider.ts';
import { deleteProvider } from './delete-provider.ts';
import { getApplicant } from './get-applicant.ts';
import { listProvidersByStatus } from './list-providers-by-status.ts';
import { reinstateProvider, suspendProvider } from './suspend-provider.ts';

export const adminOfProvidersHandlers = (services: ProviderServices) =>
  adminHandlersOf('providers', services, {
    adminGetAllProviderProfiles: listProvidersByStatus,
    getApplicant,
    approveProvider: refusingPendingDecision(approveProvider),
    async approveProviderWithExperienceLevel({ ctx, input }) {
      const { provider_id_param: id, experience_level_param: level, approved_by } = input;
      return refusingPendingDecision(approveWithLevel)({ ctx, input: { id, level, approved_by } });
    },
    rejectProvider: refusingPendingDecision(rejectProvider),
    resetProvider,
    suspendProvider,
    reinstateProvider,
    makeFoundingProvider,
    removeFoundingProvider,
    deleteProvider: refusingPendingDecision(deleteProvider),
    decideChange: refusingPendingDecision(decideChange),
  });
