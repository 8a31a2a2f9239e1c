import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { TextLanguage } from '#domain/local-text.ts';
import { serviceFaults } from '#domain/services/service-fields.ts';
import { selectUser } from '../../../api/session.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { DeleteSection } from '../../../shared/records/delete-section.tsx';
import { faultsResolver, languageAtFault } from '../../../shared/records/field-faults.ts';
import { type ComparedField, RecordForm } from '../../../shared/records/record-form.tsx';
import { RecordHeading, RecordPage } from '../../../shared/records/record-page.tsx';
import { CATEGORY_LITERALS } from '../../../shared/services/category-literals.ts';
import { useLeaveGuard } from '../../../ui/overlays/leave-guard.tsx';
import { useOwnersQuery } from '../../users/api.ts';
import { type PublicService, useServicesQuery } from '../api.ts';
import { useChangeServiceMutation, useCreateServiceMutation, useRemoveServiceMutation } from '../staff-api.ts';
import { ServiceFields } from './service-fields.tsx';
import { ServicePreview } from './service-preview.tsx';
import {
  bodyOf,
  newService,
  PRICE_TYPE_KEYS,
  SERVICE_FIELDS,
  SERVICE_TEXT_FIELDS,
  type ServiceValues,
  serviceFieldId,
  valuesOf,
} from './service-values.ts';

/** /dashboard/services/new. */
export function NewServicePage() {
  const { t } = useTranslation('owner');
  const user = useAppSelector(selectUser);
  return (
    <>
      <RecordHeading list={{ path: paths.services, title: t('services.title') }} title={t('services.newTitle')} />
      <ServiceForm service={null} values={newService(user?._id ?? '')} />
    </>
  );
}

/** /dashboard/services/:id. */
export function EditServicePage() {
  const { t } = useTranslation('owner');
  const language = useLanguage();
  const { id = '' } = useParams();
  const query = useServicesQuery();
  const service = query.data?.find((candidate) => candidate.id === id);
  return (
    <RecordPage
      list={{ path: paths.services, title: t('services.title') }}
      title={service?.titre ?? t('services.editTitle')}
      query={{ ...query, data: query.data && (service ?? null) }}
      missing={{ title: t('services.notFound'), backLabel: t('back') }}
    >
      {(service) => <ServiceForm key={service.id} service={service} values={valuesOf(service, language)} />}
    </RecordPage>
  );
}

type ServiceFormProps = {
  /** Null for a new one. */
  service: PublicService | null;
  values: ServiceValues;
};

/** Every field of a service, with the public card beside it as it will look. */
function ServiceForm({ service, values }: ServiceFormProps) {
  const { t } = useTranslation(['owner', 'common']);
  const language = useLanguage();
  const [textLanguage, setTextLanguage] = useState<TextLanguage>('fr');
  const [create, creation] = useCreateServiceMutation();
  const [change, changing] = useChangeServiceMutation();
  const form = useForm<ServiceValues>({
    defaultValues: values,
    resolver: faultsResolver((typed) => serviceFaults(bodyOf(typed)), language),
    shouldFocusError: false,
  });
  const guard = useLeaveGuard(form.formState.isDirty);
  const comparedFields = useComparedFields(values);

  return (
    <RecordForm
      form={form}
      guard={guard}
      latest={service && { version: service.version, values, fields: comparedFields, comparable: bodyOf }}
      saving={service ? changing : creation}
      onSave={(typed, version) =>
        service ? change({ ...bodyOf(typed), id: service.id, version }) : create(bodyOf(typed))
      }
      afterSave={{ listPath: paths.services }}
      summary={SERVICE_FIELDS.map((field) => ({
        name: field,
        id: serviceFieldId(field),
        label: t(`services.labels.${field}`),
      }))}
      onInvalid={(faults) => setTextLanguage(languageAtFault(faults, SERVICE_TEXT_FIELDS) ?? textLanguage)}
      submitLabel={service ? t('common:save') : t('create')}
      aside={<ServicePreview serviceId={service?.id ?? 'new'} language={textLanguage} />}
      footer={service && <DeleteService service={service} onDeleted={guard.release} />}
    >
      <ServiceFields service={service} language={textLanguage} onLanguage={setTextLanguage} />
    </RecordForm>
  );
}

/** The fields that an edit conflict compares, with what somebody else saved in them as people read it. */
function useComparedFields({ category, durationType, priceType, status, user }: ServiceValues): ComparedField[] {
  const { t } = useTranslation('owner');
  const literal = useLiteral();
  const { data: owners = [] } = useOwnersQuery();
  const texts: Partial<Record<string, string>> = {
    category: literal(CATEGORY_LITERALS[category]),
    user: owners.find(({ _id }) => _id === user)?.name ?? '',
  };
  return [
    ...SERVICE_FIELDS.map((name) => {
      const text = texts[name];
      return { name, label: t(`services.labels.${name}`), ...(text !== undefined && { text }) };
    }),
    { name: 'durationType', label: t('services.durationType'), text: t(`services.${durationType}`) },
    { name: 'priceType', label: t('services.priceType'), text: t(PRICE_TYPE_KEYS[priceType]) },
    { name: 'status', label: t('fields.status'), text: t(`fields.${status}`) },
    { name: 'image', label: t('services.picture'), text: null },
  ];
}

function DeleteService({ service, onDeleted }: { service: PublicService; onDeleted: () => void }) {
  const { t } = useTranslation(['owner', 'common']);
  const literal = useLiteral();
  const [remove, removing] = useRemoveServiceMutation();
  return (
    <DeleteSection
      title={t('danger')}
      lead={t('services.deleteLead')}
      buttonLabel={t('services.delete')}
      question={{
        title: literal('confirmServiceDeletion'),
        body: t('services.deleteBody', { name: service.titre }),
        keepLabel: t('keep'),
        confirmLabel: t('common:delete'),
      }}
      deletion={removing}
      onConfirm={() => remove(service.id)}
      onDeleted={onDeleted}
      nextPath={paths.services}
    />
  );
}
