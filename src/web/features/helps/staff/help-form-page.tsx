import { useState } from 'react';
import { useForm, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { Help } from '#contract/schemas/helps.ts';
import { helpFaults } from '#domain/helps/help-fields.ts';
import { HELP_TEXT_FIELDS, helpCompleteness, localHelp } from '#domain/helps/help-texts.ts';
import { LANGUAGE_TAGS, type TextLanguage } from '#domain/local-text.ts';
import { selectUser } from '../../../api/session.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { DeleteSection } from '../../../shared/records/delete-section.tsx';
import { faultsResolver, languageAtFault } from '../../../shared/records/field-faults.ts';
import { PublicationFields } from '../../../shared/records/publication-fields.tsx';
import { RecordForm } from '../../../shared/records/record-form.tsx';
import { RecordHeading, RecordPage } from '../../../shared/records/record-page.tsx';
import { TextLanguageTabs } from '../../../shared/records/text-language-tabs.tsx';
import { TextInLanguage } from '../../../shared/text-in-language.tsx';
import { Disclosure } from '../../../ui/content/disclosure.tsx';
import { FormSection } from '../../../ui/fields/form-section.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useLeaveGuard } from '../../../ui/overlays/leave-guard.tsx';
import { useOwnersQuery } from '../../users/api.ts';
import { useChangeHelpMutation, useCreateHelpMutation, useHelpsQuery, useRemoveHelpMutation } from '../staff-api.ts';
import styles from './help-form-page.module.css';
import { bodyOf, HELP_TEXTS, HELP_TEXTS_BY_LANGUAGE, type HelpValues, valuesOf } from './help-values.ts';

/** /dashboard/helps/new: private until published, owned by the person who writes it. */
export function NewHelpPage() {
  const { t } = useTranslation('owner');
  const owner = useAppSelector(selectUser)?._id ?? '';
  return (
    <>
      <RecordHeading list={{ path: paths.staffHelps, title: t('helps.title') }} title={t('helps.newTitle')} />
      <HelpForm help={null} values={valuesOf(null, owner)} />
    </>
  );
}

/** /dashboard/helps/:id. */
export function EditHelpPage() {
  const { t } = useTranslation('owner');
  const { id = '' } = useParams();
  const query = useHelpsQuery();
  const help = query.data?.find(({ _id }) => _id === id);
  return (
    <RecordPage
      list={{ path: paths.staffHelps, title: t('helps.title') }}
      title={t('helps.editTitle')}
      query={{ ...query, data: query.data && (help ?? null) }}
      missing={{ title: t('helps.notFound'), backLabel: t('back') }}
    >
      {(help) => <HelpForm key={help._id} help={help} values={valuesOf(help, '')} />}
    </RecordPage>
  );
}

type HelpFormProps = {
  /** Null for a new one. */
  help: Help | null;
  values: HelpValues;
};

/** A question and its answer in each language, who sees it and who owns it, with its entry of the Help page beside it. */
function HelpForm({ help, values }: HelpFormProps) {
  const { t } = useTranslation(['owner', 'common']);
  const [textLanguage, setTextLanguage] = useState<TextLanguage>('fr');
  const [create, creation] = useCreateHelpMutation();
  const [change, changing] = useChangeHelpMutation();
  const { data: owners = [] } = useOwnersQuery();
  const form = useForm<HelpValues>({
    defaultValues: values,
    resolver: faultsResolver<HelpValues>(helpFaults, useLanguage()),
    shouldFocusError: false,
  });
  const guard = useLeaveGuard(form.formState.isDirty);
  const textFields = HELP_TEXTS.map((name) => ({ name, id: `help-${name}`, label: t(`helps.labels.${name}`) }));
  const ownerField = { name: 'user', id: 'help-user', label: t('fields.owner') } as const;
  const ownerName = owners.find(({ _id }) => _id === values.user)?.name ?? '';

  return (
    <RecordForm
      form={form}
      guard={guard}
      latest={
        help && {
          version: help.version,
          values,
          fields: [
            ...textFields,
            { name: 'status', label: t('fields.status'), text: t(`fields.${values.status}`) },
            { ...ownerField, text: ownerName },
          ],
        }
      }
      saving={help ? changing : creation}
      onSave={(typed, version) => (help ? change({ ...bodyOf(typed), id: help._id, version }) : create(bodyOf(typed)))}
      afterSave={{ listPath: paths.staffHelps }}
      summary={[...textFields, ownerField]}
      onInvalid={(faults) => setTextLanguage(languageAtFault(faults, HELP_TEXTS_BY_LANGUAGE) ?? textLanguage)}
      submitLabel={help ? t('common:save') : t('create')}
      aside={<HelpPreview language={textLanguage} />}
      footer={help && <DeleteHelp help={help} onDeleted={guard.release} />}
    >
      <FormSection title={t('helps.section')} lead={t('services.textsLead')}>
        <HelpTexts language={textLanguage} onLanguage={setTextLanguage} />
        <PublicationFields ownerFieldId={ownerField.id} ownerLabel={ownerField.label} />
      </FormSection>
    </RecordForm>
  );
}

type HelpTextsProps = { language: TextLanguage; onLanguage: (language: TextLanguage) => void };

function HelpTexts({ language, onLanguage }: HelpTextsProps) {
  const { t } = useTranslation('owner');
  const { register, control, formState } = useFormContext<HelpValues>();
  const texts = useWatch({ control });
  const { question, answer } = HELP_TEXT_FIELDS[language];
  const { errors } = formState;
  return (
    <TextLanguageTabs
      language={language}
      onLanguage={onLanguage}
      completenessOf={(key) =>
        helpCompleteness({ ...texts, question: texts.question ?? '', answer: texts.answer ?? '' }, key)
      }
    >
      <TextField
        id={`help-${question}`}
        lang={LANGUAGE_TAGS[language]}
        label={t(`helps.labels.${question}`)}
        error={errors[question]?.message}
        {...register(question)}
      />
      <TextArea
        id={`help-${answer}`}
        rows={6}
        lang={LANGUAGE_TAGS[language]}
        label={t(`helps.labels.${answer}`)}
        hint={t('helps.answerHint')}
        error={errors[answer]?.message}
        {...register(answer)}
      />
    </TextLanguageTabs>
  );
}

function DeleteHelp({ help, onDeleted }: { help: Help; onDeleted: () => void }) {
  const { t } = useTranslation(['owner', 'common']);
  const [remove, removing] = useRemoveHelpMutation();
  return (
    <DeleteSection
      title={t('danger')}
      lead={t('helps.deleteLead')}
      buttonLabel={t('helps.delete')}
      question={{
        title: t('helps.deleteTitle'),
        body: t('helps.deleteBody', { name: help.question }),
        keepLabel: t('keep'),
        confirmLabel: t('common:delete'),
      }}
      deletion={removing}
      onConfirm={() => remove(help._id)}
      onDeleted={onDeleted}
      nextPath={paths.staffHelps}
    />
  );
}

/** The form's present values in one language, open, as the Help page shows them. */
function HelpPreview({ language }: { language: TextLanguage }) {
  const { t } = useTranslation('owner');
  const { control } = useFormContext<HelpValues>();
  const texts = useWatch({ control });
  const { question, answer } = localHelp(
    { ...texts, question: texts.question ?? '', answer: texts.answer ?? '' },
    language,
  );
  return (
    <section aria-label={t('preview')} className={styles.preview}>
      <h2 className={styles.title}>{t('preview')}</h2>
      <p className="small muted">{t('helps.previewLead')}</p>
      <Disclosure open summary={question.text ? <TextInLanguage text={question} /> : t('helps.previewQuestion')}>
        {answer.text ? (
          <TextInLanguage as="p" text={answer} className={styles.answer} />
        ) : (
          <p className={styles.answer}>{t('helps.previewAnswer')}</p>
        )}
      </Disclosure>
    </section>
  );
}
