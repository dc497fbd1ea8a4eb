/**
 * 'Sair', wherever it stands: ends the session, then shows the sign-in page; a failure is told and the session stays.
 * Who has something unsent here is asked first.
 */
import { useState } from 'react';
import { messageOf } from '../../api/index.ts';
import { navigate } from '../../routing/index.ts';
import { maySignOut, signOut } from '../../session/index.ts';
import { notify } from '../feedback/notify.ts';

export function useSignOut() {
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      if (!(await maySignOut())) return;
      await signOut();
      await navigate('/', { replace: true });
    } catch (error) {
      notify.error(messageOf(error));
    } finally {
      setLeaving(false);
    }
  };
  return { leaving, leave };
}
