import { useEffect, useState } from 'react';
import { ageText } from './draftStore.ts';
import classes from './FormDrawer.module.css';
import type { RecordForm } from './useRecordForm.ts';

/** 'Rascunho guardado neste navegador · há 1 min', kept true as time passes; a restored one can be dropped. */
export function DraftNote({ form: { draft, reset } }: { form: Pick<RecordForm, 'draft'> & { reset: () => void } }) {
  const [now, setNow] = useState(() => Date.now());
  const { savedAt } = draft;
  useEffect(() => {
    if (savedAt === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, [savedAt]);
  if (savedAt === null) return null;
  return (
    <>
      Rascunho guardado neste navegador · {ageText(savedAt, Math.max(now, savedAt))}
      {draft.restored && (
        <button type="button" className={classes.link} onClick={() => reset()}>
          Descartar rascunho
        </button>
      )}
    </>
  );
}
