import { paths } from '#contract/paths.ts';
import { FrameLiteral } from '../../i18n/frame-literal.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import styles from './login-links.module.css';

/** For somebody who is not logged in: Se connecter, S'inscrire. */
export function LoginLinks({ onFollow }: { onFollow?: () => void }) {
  return (
    <span className={styles.logins}>
      <LinkButton to={paths.login} variant="secondary" size="medium" onClick={onFollow}>
        <FrameLiteral id="logIn" />
      </LinkButton>
      <LinkButton to={paths.register} size="medium" onClick={onFollow}>
        <FrameLiteral id="signUp" />
      </LinkButton>
    </span>
  );
}
