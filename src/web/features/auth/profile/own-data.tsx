import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProblemSentence } from '../../../api/problem-text.tsx';
import { useSalonNow } from '../../../api/salon-clock.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { useToasts } from '../../../shared/use-toasts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { FieldRow, FormSection } from '../../../ui/fields/form-section.tsx';
import { useExportOwnDataMutation } from './profile-api.ts';

const FORMATS = { json: 'application/json', csv: 'text/csv;charset=utf-8' } as const;

/** A copy of everything that is stored about the person, for a program or for a spreadsheet. */
export function OwnData() {
  const { t } = useTranslation('profile');
  const sentence = useProblemSentence();
  const { show } = useToasts();
  const date = useSalonNow()?.date ?? '';
  const [exportData, { isLoading, originalArgs }] = useExportOwnDataMutation();

  const handleExport = async (format: keyof typeof FORMATS) => {
    const answer = await exportData(format);
    if (answer.error) {
      show({ text: sentence(answer.error), tone: 'error' });
      return;
    }
    saveFile(`${t('data.fileName', { date })}.${format}`, FORMATS[format], answer.data);
    show({ text: t('data.ready') });
  };

  return (
    <FormSection title={t('data.title')} lead={t('data.lead')}>
      <FieldRow>
        {(['json', 'csv'] as const).map((format) => (
          <Button
            key={format}
            variant="secondary"
            size="medium"
            icon={<Download aria-hidden="true" />}
            loading={isLoading && originalArgs === format}
            onClick={() => void handleExport(format)}
          >
            {t(`data.${format}`)}
          </Button>
        ))}
      </FieldRow>
    </FormSection>
  );
}
