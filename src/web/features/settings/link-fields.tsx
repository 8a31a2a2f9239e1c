import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { FormSection } from '../../ui/fields/form-section.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { IdentityValues } from './identity-values.ts';
import styles from './settings.module.css';
import { useTextRules } from './use-text-rules.ts';

const LINKS_MAX = 6;

/** The salon's pages on other networks, as the footer links them (spec 1). */
export function LinkFields() {
  const { t } = useTranslation('salon');
  const rules = useTextRules();
  const { register, control, formState } = useFormContext<IdentityValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'socialLinks' });
  const errors = formState.errors.socialLinks;
  return (
    <FormSection title={t('parts.links')}>
      {fields.map((link, index) => (
        <div key={link.id} className={styles.link}>
          <TextField
            label={t('fields.linkName')}
            error={errors?.[index]?.name?.message}
            {...register(`socialLinks.${index}.name`, rules.required(40))}
          />
          <TextField
            label={t('fields.linkUrl')}
            type="url"
            error={errors?.[index]?.url?.message}
            {...register(`socialLinks.${index}.url`, { validate: (url) => isLink(url) || t('fields.linkInvalid') })}
          />
          <IconButton
            label={t('fields.removeLink', { name: link.name })}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => remove(index)}
          />
        </div>
      ))}
      {fields.length < LINKS_MAX && (
        <div>
          <Button
            look="secondary"
            size="medium"
            icon={<Plus aria-hidden="true" />}
            onClick={() => append({ name: '', url: 'https://' })}
          >
            {t('fields.addLink')}
          </Button>
        </div>
      )}
    </FormSection>
  );
}

function isLink(text: string): boolean {
  return text.startsWith('https://') && URL.canParse(text) && text.length <= 300;
}
