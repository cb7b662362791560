import { Plural, Trans } from '@lingui/react/macro';

type RecipientsProps = { counted: { people: number; devices: number } | undefined; isError: boolean };

/** How many people would get it now, counted before it is sent. */
export function Recipients({ counted, isError }: RecipientsProps) {
  return (
    <p className="text-s text-ink-0" aria-live="polite">
      {counted === undefined ? (
        isError ? (
          <Trans>The recipients could not be counted.</Trans>
        ) : (
          <Trans>The recipients are being counted.</Trans>
        )
      ) : (
        <>
          <Plural
            value={counted.people}
            one="# person finds it in their list."
            other="# people find it in their lists."
          />{' '}
          <Plural
            value={counted.devices}
            one="It may ring on # device, if its owner wants that now."
            other="It may ring on # devices, where their owners want that now."
          />
        </>
      )}
    </p>
  );
}
