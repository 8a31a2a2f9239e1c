import { useState } from 'react';
import { type FieldErrors, FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { TextLanguage } from '#domain/local-text.ts';
import { showFieldErrors } from '../../../api/form-errors.ts';
import { ProblemText } from '../../../api/problem-text.tsx';
import { useSeenVersion } from '../../../api/seen-version.ts';
import { useLeaveWords } from '../../../i18n/leave-words.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useToasts } from '../../../shared/use-toasts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { FormColumns, SaveBar } from '../../../ui/fields/form-section.tsx';
import { LeaveDialog, useLeaveGuard } from '../../../ui/overlays/leave-guard.tsx';
import type { PublicService } from '../api.ts';
import { useChangeServiceMutation, useCreateServiceMutation } from '../staff-api.ts';
import { DeleteService } from './delete-service.tsx';
import { ServiceConflict } from './service-conflict.tsx';
import { ServiceConsequences } from './service-consequences.tsx';
import {
  bodyOf,
  fieldsOf,
  SERVICE_FIELDS,
  type ServiceFields,
  serviceFieldId,
  serviceResolver,
} from './service-form-fields.ts';
import { ServiceMedia } from './service-media.tsx';
import { ServiceOffer } from './service-offer.tsx';
import { ServicePreview } from './service-preview.tsx';
import { ServicePublication } from './service-publication.tsx';
import { ServiceTextTabs } from './service-text-tabs.tsx';

type ServiceFormProps = {
  /** Null for a new one. */
  service: PublicService | null;
  start: ServiceFields;
};

/** Every field of a service, with the public card beside it as it will look. Saving returns to the list (spec 4). */
export function ServiceForm({ service, start }: ServiceFormProps) {
  const { t } = useTranslation(['owner', 'common']);
  const language = useLanguage();
  const navigate = useNavigate();
  const { show } = useToasts();
  const [textLanguage, setTextLanguage] = useState<TextLanguage>('fr');
  const [attempts, setAttempts] = useState(0);
  const [create, creation] = useCreateServiceMutation();
  const [change, changing] = useChangeServiceMutation();
  const form = useForm<ServiceFields>({
    defaultValues: start,
    resolver: serviceResolver(language),
    shouldFocusError: false,
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const guard = useLeaveGuard(isDirty);
  const error = creation.error ?? changing.error;
  const { seen, conflict, catchUp } = useSeenVersion(service?.version, error);
  const latest = service ? fieldsOf(service, language) : start;
  const problems = SERVICE_FIELDS.flatMap((field) => {
    const problem = errors[field]?.message;
    if (problem === undefined) return [];
    return [
      {
        fieldId: serviceFieldId(field),
        message: t('common:fieldProblem', { field: t(`services.labels.${field}`), problem }),
      },
    ];
  });

  const handleInvalid = (faults: FieldErrors<ServiceFields>) => {
    setAttempts((count) => count + 1);
    setTextLanguage(languageAtFault(faults) ?? textLanguage);
  };
  const save = async (fields: ServiceFields, version: string | undefined) => {
    const body = bodyOf(fields);
    const answer = service ? await change({ ...body, id: service.id, version }) : await create(body);
    if (answer.error) {
      showFieldErrors(form.setError, SERVICE_FIELDS, answer.error);
      return;
    }
    guard.release();
    show({ text: answer.data.message });
    await navigate(paths.services);
  };
  const handleSaveOver = form.handleSubmit((fields) => {
    catchUp();
    return save(fields, service?.version);
  }, handleInvalid);
  const handleTakeTheirs = () => {
    form.reset(latest);
    catchUp();
    changing.reset();
  };

  return (
    <FormProvider {...form}>
      <FormColumns aside={<ServicePreview serviceId={service?.id ?? 'new'} language={textLanguage} />}>
        <form noValidate onSubmit={form.handleSubmit((fields) => save(fields, seen), handleInvalid)}>
          {problems.length > 0 && attempts > 0 && (
            <ErrorSummary key={attempts} title={t('common:errorSummary')} problems={problems} />
          )}
          <ServiceConflict
            conflict={conflict}
            latest={latest}
            onSaveOver={() => void handleSaveOver()}
            onTakeTheirs={handleTakeTheirs}
          />
          {error !== undefined && !conflict && !isSubmitting && (
            <InfoStrip tone="danger" role="alert" focused>
              <ProblemText error={error} />
            </InfoStrip>
          )}
          <ServiceTextTabs language={textLanguage} onLanguage={setTextLanguage} />
          <ServiceOffer />
          <ServicePublication />
          <ServiceMedia />
          {service && <ServiceConsequences service={service} />}
          <SaveBar note={isDirty && t('common:leave.unsaved')}>
            <LinkButton to={paths.services} look="quiet" size="medium">
              {t('back')}
            </LinkButton>
            <Button type="submit" size="medium" loading={isSubmitting}>
              {service ? t('common:save') : t('create')}
            </Button>
          </SaveBar>
        </form>
        {service && <DeleteService service={service} onDeleted={guard.release} />}
      </FormColumns>
      <LeaveDialog guard={guard} words={useLeaveWords()} />
    </FormProvider>
  );
}

/** The first language whose texts are at fault: its tab is opened. */
function languageAtFault(faults: FieldErrors<ServiceFields>): TextLanguage | null {
  if (faults.titre || faults.contenu) return 'fr';
  if (faults.title || faults.content) return 'en';
  return faults.titulo || faults.contenido ? 'es' : null;
}
