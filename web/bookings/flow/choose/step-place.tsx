import type { CustomerAddress } from '@hirfa/contract/bookings';
import { ADDRESS_LENGTH } from '@hirfa/domain/bookings';
import { textIn } from '@hirfa/domain/market';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import MapPin from 'lucide-react/icons/map-pin';
import Video from 'lucide-react/icons/video';
import { classNames } from '../../../ui/class-names.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { rememberArea } from '../../../kit/area/area.ts';
import { useLanguage } from '../../../kit/use-language.ts';
import { ChoiceCard } from './choice-card.tsx';
import { type Choices, withMode } from '../choices.ts';
import { KeptAddresses } from './kept-addresses.tsx';
import { type Known, modesOf, placeProblems, type PlaceProblem, type ProviderToBook } from './plan.ts';
import { PlaceSinceThen } from './since-then.tsx';
import { StepProblem } from './step-problem.tsx';

const longestAddress = ADDRESS_LENGTH.max;

const PROBLEMS: Record<PlaceProblem, MessageDescriptor> = {
  mode_missing: msg`Please choose one of the two.`,
  area_missing: msg`Please choose the area.`,
  address_short: msg`Please write the street and the house number.`,
  address_long: msg`Please write it in ${longestAddress} characters at most.`,
};

type PlaceStepProps = {
  provider: ProviderToBook;
  known: Known;
  choices: Choices;
  tried: boolean;
  /** Until then somebody who has been here before may have nothing to say. */
  isReady: boolean;
  onChoose: (choices: Choices) => void;
};

/** In person, with area and address, or online. */
export function PlaceStep({ provider, known, choices, tried, isReady, onChoose }: PlaceStepProps) {
  const { i18n } = useLingui();
  const problems = tried ? placeProblems(choices) : {};
  const textOf = (problem: PlaceProblem | undefined) => (problem === undefined ? undefined : i18n._(PROBLEMS[problem]));
  return (
    <div className={classNames('flex flex-col gap-5', !isReady && 'answers-known:invisible')}>
      <PlaceSinceThen provider={provider} choices={choices} />
      {modesOf(provider).length > 1 && (
        <fieldset className="grid gap-3 sm:grid-cols-2">
          <legend className="sr-only">
            <Trans>In person or online</Trans>
          </legend>
          <ModeChoice mode="in_person" choices={choices} onChoose={onChoose} />
          <ModeChoice mode="online" choices={choices} onChoose={onChoose} />
        </fieldset>
      )}
      {problems.mode && <StepProblem>{textOf(problems.mode)}</StepProblem>}
      {choices.mode === 'in_person' && (
        <Address
          provider={provider}
          known={known}
          choices={choices}
          onChoose={onChoose}
          areaProblem={textOf(problems.area)}
          addressProblem={textOf(problems.address)}
        />
      )}
    </div>
  );
}

function ModeChoice({
  mode,
  choices,
  onChoose,
}: Pick<PlaceStepProps, 'choices' | 'onChoose'> & { mode: 'in_person' | 'online' }) {
  const Icon = mode === 'online' ? Video : MapPin;
  return (
    <ChoiceCard
      name="mode"
      value={mode}
      checked={choices.mode === mode}
      onChoose={() => onChoose(withMode(choices, mode))}
    >
      <span className="flex items-center gap-2 font-semibold text-ink-0">
        <Icon aria-hidden className="size-5 shrink-0 text-ink-2" />
        {mode === 'online' ? <Trans>Online</Trans> : <Trans>In person</Trans>}
      </span>
      <span className="mt-0.5 block text-xs text-ink-2">
        {mode === 'online' ? <Trans>By video call, from anywhere.</Trans> : <Trans>At your address.</Trans>}
      </span>
    </ChoiceCard>
  );
}

type AddressProps = Omit<PlaceStepProps, 'tried' | 'isReady'> & {
  areaProblem: string | undefined;
  addressProblem: string | undefined;
};

/** One of the kept addresses, or another one. */
function Address(props: AddressProps) {
  const { provider, known, choices, onChoose } = props;
  const kept = known.addresses.filter(({ area }) => provider.areas.some(({ id }) => id === area.id));
  const chosen = kept.find((each) => isAt(choices, each)) ?? null;
  if (kept.length === 0) return <AddressFields {...props} />;
  return (
    <>
      <KeptAddresses
        addresses={kept}
        chosen={chosen}
        onChoose={(other) =>
          onChoose({ ...choices, areaId: other?.area.id ?? choices.areaId, address: other?.address ?? '' })
        }
      />
      {chosen === null && <AddressFields {...props} />}
    </>
  );
}

const isAt = ({ areaId, address }: Choices, kept: CustomerAddress) =>
  areaId === kept.area.id && address === kept.address;

function AddressFields({ provider, choices, onChoose, areaProblem, addressProblem }: AddressProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const areas = provider.areas.map((area) => ({ value: area.id, label: textIn(area, 'name', language) }));
  return (
    <>
      <SelectField
        label={t`Area`}
        name="area"
        options={areas}
        {...(areas.length > 1 && { placeholder: t`Choose an area` })}
        value={choices.areaId ?? ''}
        error={areaProblem}
        onChange={({ target: { value } }) => {
          rememberArea(value);
          onChoose({ ...choices, areaId: value || null });
        }}
      />
      <TextField
        label={t`Address`}
        name="address"
        autoComplete="address-line1"
        dir="auto"
        maxLength={ADDRESS_LENGTH.max}
        placeholder={t`Street, building, floor, flat`}
        hint={
          <Trans>
            Before accepting, the provider sees the area only. The address is shown once your booking is confirmed and
            paid, until 14 days after the job.
          </Trans>
        }
        value={choices.address ?? ''}
        error={addressProblem}
        onChange={(event) => onChoose({ ...choices, address: event.target.value })}
      />
    </>
  );
}
