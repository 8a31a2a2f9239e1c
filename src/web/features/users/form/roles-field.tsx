import { useTranslation } from 'react-i18next';
import { ROLES, type Role } from '#domain/users/roles.ts';
import { CheckboxCards } from '../../../ui/choices/checkbox-cards.tsx';

type RolesFieldProps = {
  roles: readonly Role[];
  onRoles: (roles: Role[]) => void;
  error?: string | undefined;
  /** For one's own account, which stays an Admin's. */
  keepsAdmin?: boolean;
};

/** The four roles, each with what it means; at least one. */
export function RolesField({ roles, onRoles, error, keepsAdmin = false }: RolesFieldProps) {
  const { t } = useTranslation('people');
  const options = ROLES.map((role) => {
    const isKept = keepsAdmin && role === 'Admin';
    return { value: role, title: role, description: isKept ? t('ownRole') : t(`meanings.${role}`), disabled: isKept };
  });
  return (
    <CheckboxCards
      id="user-roles"
      legend={t('roles')}
      options={options}
      values={roles}
      onValuesChange={(values) => onRoles(ROLES.filter((role) => values.includes(role)))}
      error={error}
    />
  );
}
