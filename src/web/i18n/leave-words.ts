import { useTranslation } from 'react-i18next';

/** What is asked of whoever would leave a form unsaved. */
export function useLeaveWords() {
  const { t } = useTranslation();
  return {
    title: t('leave.title'),
    body: t('leave.body'),
    stayLabel: t('leave.stay'),
    leaveLabel: t('leave.go'),
    closeLabel: t('close'),
  };
}
