import { problemOf } from '../../api/problem.ts';
import { useProblemSentence } from '../../api/problem-text.tsx';
import { Literal } from '../../i18n/literal.tsx';
import { InfoStrip } from '../../ui/feedback/info-strip.tsx';

/** Why a login failed, in the words of the error catalogue (spec 8). */
export function LoginProblem({ error }: { error: unknown }) {
  return (
    <InfoStrip tone="danger" role="alert">
      <Words error={error} />
    </InfoStrip>
  );
}

function Words({ error }: { error: unknown }) {
  const sentence = useProblemSentence();
  const { status } = problemOf(error);
  if (status === null) return <Literal id="noServerResponse" as="p" />;
  if (status === 400) return <Literal id="allFieldsRequired" as="p" />;
  if (status === 401) return <Literal id="badCredentials" as="p" />;
  return <p>{sentence(error)}</p>;
}
