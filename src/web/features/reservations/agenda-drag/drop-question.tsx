import { useTranslation } from 'react-i18next';
import { PERFORMER_CONFLICTS } from '#domain/agenda/performer-landing.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import type { Team } from '../agenda/team-columns.ts';
import { useReassignedText } from '../moving/use-reassigned-text.ts';
import { useDragWords } from './use-landing.ts';
import { type ForeseenPeople, usePlacedPeople } from './use-placed-people.ts';
import type { AskedDrop, Placer } from './use-placing.ts';

type DropQuestionProps = Placer & { team: Team | null };

/** Asks before a visit is placed against what stands in its way; by default it is given back. */
export function DropQuestion({ asked, team, ...placer }: DropQuestionProps) {
  return asked && <OpenQuestion asked={asked} team={team} {...placer} />;
}

/** Says what will happen to whom: those in the way go to somebody else, or the visit waits for somebody. */
function OpenQuestion({ asked, team, ask, place }: DropQuestionProps & { asked: AskedDrop }) {
  const { t } = useTranslation(['agenda', 'common']);
  const { conflictTexts, placedText } = useDragWords();
  const words = usePeopleWords();
  const { drag } = asked;
  const { client } = drag.visit.reservationClientInfo;
  const { foreseen, isWaiting } = usePlacedPeople(drag, team);
  const to = foreseen && isForNobody(foreseen) ? { ...drag.to, performer: null } : drag.to;
  return (
    <ConfirmDialog
      open
      danger={false}
      title={t('agenda:askTitle', { client, place: placedText(to, drag) })}
      keepLabel={t('agenda:giveBack')}
      confirmLabel={words.action(foreseen)}
      confirmDisabled={isWaiting}
      closeLabel={t('common:close')}
      onKeep={() => ask(null)}
      onConfirm={() => {
        ask(null);
        place(drag, !isAgreed(asked, foreseen));
      }}
    >
      {[...conflictTexts(asked, drag), ...words.fates(foreseen, client)].map((text) => (
        <p key={text}>{text}</p>
      ))}
    </ConfirmDialog>
  );
}

/** Whether nobody will serve the visit. */
function isForNobody({ unassigned, people }: ForeseenPeople): boolean {
  return unassigned > 0 && unassigned === people;
}

/** Whether others make room, so that nothing has to be insisted on: where they cannot any more, the desk is asked again. */
function isAgreed({ conflicts }: AskedDrop, foreseen: ForeseenPeople | null): boolean {
  const ofTeam: readonly string[] = PERFORMER_CONFLICTS;
  return foreseen?.unassigned === 0 && conflicts.every((code) => ofTeam.includes(code));
}

/** Says what becomes of those who are served, in sentences, and on the button that does it. */
function usePeopleWords() {
  const { t } = useTranslation('agenda');
  const reassignedText = useReassignedText();
  return {
    fates: (foreseen: ForeseenPeople | null, client: string): string[] => {
      if (!foreseen) return [];
      const { given, unassigned, people } = foreseen;
      if (isForNobody(foreseen)) return [t('staysUnassigned', { client })];
      if (unassigned > 0) return [t('partUnassigned', { count: unassigned, of: people })];
      return given.map((one) => reassignedText({ reassigned: [one] }));
    },
    action: (foreseen: ForeseenPeople | null): string => {
      const [first, ...others] = foreseen?.given ?? [];
      if (foreseen && isForNobody(foreseen)) return t('leaveUnassigned');
      if (!first) return t('placeAnyway');
      return others.length === 0 ? t('giveOne', first) : t('giveOthers', { count: others.length + 1 });
    },
  };
}
