import type { Orpc } from '../kit/orpc.ts';

/** Whether the signed-in person is an admin: by their role, or with a second call where that one fails. 6.6 */
export function isAdminQuery({ accounts }: Orpc) {
  return {
    queryKey: [...accounts.getCurrentUserRole.key(), 'is-admin'],
    queryFn: async (): Promise<boolean> => {
      try {
        return (await accounts.getCurrentUserRole.call({})) === 'admin';
      } catch {
        const { user_id } = await accounts.getMe.call({});
        return accounts.hasRole.call({ _user_id: user_id, _role: 'admin' });
      }
    },
  };
}
