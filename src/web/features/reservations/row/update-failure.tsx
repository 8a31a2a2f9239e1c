import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { useFailureWords } from './use-failure-words.ts';

/** A change of a reservation that has failed, said where it was asked for. */
export function UpdateFailure({ error }: { error: unknown }) {
  const { text, exact } = useFailureWords()('updateFailed', error);
  return (
    <InfoStrip tone="danger" role="alert">
      <p>{text}</p>
      {exact && <p lang={exact.lang}>{exact.text}</p>}
    </InfoStrip>
  );
}
