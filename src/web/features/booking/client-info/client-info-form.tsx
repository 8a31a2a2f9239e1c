import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { CartClientInfo } from '#domain/cart/cart.ts';
import { cleanLine, cleanText } from '#domain/texts.ts';
import { CLIENT_NAME_MAX, COMMENT_MAX, isClientName } from '#domain/users/person.ts';
import { formatPhone, isPhone } from '#domain/users/phone.ts';
import { loginPath } from '../../../app/navigation.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from './client-info-page.module.css';

type ClientInfoFormProps = {
  /** The `id` of the form, which the bar at the foot submits. */
  id: string;
  defaults: CartClientInfo;
  isLoggedIn: boolean;
  onSubmit: (info: CartClientInfo) => Promise<void>;
  /** Called when the page is left with something typed and not submitted. */
  onLeave: (typed: CartClientInfo) => void;
};

const FIELD_IDS = { client: 'client', phone: 'phone', comment: 'comment' } as const;

/** Name, phone and comment; after the tenth digit the focus moves to the comment. */
export function ClientInfoForm({ id, defaults, isLoggedIn, onSubmit, onLeave }: ClientInfoFormProps) {
  const { t } = useTranslation(['booking', 'common']);
  const literal = useLiteral();
  const { pathname } = useLocation();
  // Defaults that arrive later, such as those of a resumed session, fill only the fields that nobody has touched.
  const form = useForm<CartClientInfo>({
    values: defaults,
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: false,
  });
  const comment = useRef<HTMLTextAreaElement | null>(null);
  const [attempts, setAttempts] = useState(0);
  const { errors } = form.formState;
  const problems = Object.values(FIELD_IDS).flatMap((field) => {
    const message = errors[field]?.message;
    return message === undefined ? [] : [{ fieldId: field, message }];
  });
  const commentField = form.register('comment', {
    maxLength: { value: COMMENT_MAX, message: t('client.commentTooLong') },
  });

  const typed = useRef<CartClientInfo | null>(null);
  const leave = useEffectEvent(() => typed.current && onLeave(typed.current));
  useEffect(() => () => void leave(), []);
  // A reload, or a tab that is closed, does not take the page down.
  useEffect(() => {
    const handleHide = () => leave();
    window.addEventListener('pagehide', handleHide);
    return () => window.removeEventListener('pagehide', handleHide);
  }, []);
  // A logout drops what was typed.
  useEffect(() => {
    if (!isLoggedIn) typed.current = null;
  }, [isLoggedIn]);

  const handleValid = (info: CartClientInfo) => {
    typed.current = null;
    return onSubmit({ ...info, client: cleanLine(info.client), comment: cleanText(info.comment) });
  };
  const handleInvalid = () => setAttempts((count) => count + 1);

  return (
    <form
      id={id}
      noValidate
      onChange={() => {
        typed.current = form.getValues();
      }}
      onSubmit={form.handleSubmit(handleValid, handleInvalid)}
      className={styles.form}
    >
      {problems.length > 0 && attempts > 0 && (
        <ErrorSummary key={attempts} title={t('common:errorSummary')} problems={problems} />
      )}
      <TextField
        id={FIELD_IDS.client}
        label={t('client.name')}
        autoComplete="name"
        maxLength={CLIENT_NAME_MAX}
        error={errors.client?.message}
        {...form.register('client', { validate: (name) => isClientName(name) || t('client.nameRequired') })}
      />
      <Controller
        control={form.control}
        name="phone"
        rules={{ validate: (phone) => isPhone(phone) || literal('phoneInvalid') }}
        render={({ field }) => (
          <PhoneField
            id={FIELD_IDS.phone}
            label={t('client.phone')}
            hint={t('phoneHint')}
            name={field.name}
            value={formatPhone(field.value)}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
            onComplete={() => comment.current?.focus()}
            validText={t('client.phoneValid')}
            foreignText={t('client.phoneForeign')}
            error={errors.phone?.message}
          />
        )}
      />
      <TextArea
        id={FIELD_IDS.comment}
        label={t('client.comment')}
        hint={t('commentHint')}
        error={errors.comment?.message}
        {...commentField}
        ref={(element) => {
          commentField.ref(element);
          comment.current = element;
        }}
      />
      {!isLoggedIn && (
        <p>
          {t('client.haveAccount')} <Link to={loginPath(pathname)}>{t('client.logIn')}</Link>
        </p>
      )}
      <p className={styles.collect}>
        {t('client.collect')} <Link to={paths.privacy}>{t('client.policy')}</Link>
      </p>
    </form>
  );
}
