import { useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { logOut } from '../api/session-steps.ts';
import { useAppDispatch } from './use-store.ts';

/** Ends the session and returns to the landing page. */
export function useLogout(): () => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return () => {
    void dispatch(logOut());
    void navigate(paths.home);
  };
}
