import { useTranslation } from 'react-i18next';

/** The texts of the question before an unsaved form is left. */
export function useLeaveTexts() {
  const { t } = useTranslation();
  return {
    title: t('leave.title'),
    body: t('leave.body'),
    stayLabel: t('leave.stay'),
    leaveLabel: t('leave.go'),
    closeLabel: t('close'),
  };
}
