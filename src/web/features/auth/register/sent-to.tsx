import { useTranslation } from 'react-i18next';
import { probablyMeant } from '#domain/users/email-typos.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';

type SentToProps = {
  email: string;
  /** Leads back to the form, with this address in it. */
  onCorrect: (email: string) => void;
};

/** The way to another address than the one that was written to; one that looks like a slip is asked about. */
export function SentTo({ email, onCorrect }: SentToProps) {
  const { t } = useTranslation('account');
  const meant = probablyMeant(email);
  return (
    <>
      {meant !== null && (
        <InfoStrip
          tone="warning"
          action={
            <Button look="secondary" size="medium" onClick={() => onCorrect(meant)}>
              {t('sent.useMeant')}
            </Button>
          }
        >
          <p>{t('sent.meant', { email: meant })}</p>
        </InfoStrip>
      )}
      <div>
        <Button look="secondary" size="medium" onClick={() => onCorrect(email)}>
          {t('sent.correct')}
        </Button>
      </div>
    </>
  );
}
