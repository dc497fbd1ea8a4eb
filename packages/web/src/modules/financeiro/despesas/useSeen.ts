/**
 * What the person is reading, as it was when it was opened: a colleague's change does not replace it under their eyes. Out:
 * `seen`, whether it has changed since, and showing it as it is now. What is decided is the version of `seen`.
 */
import type { Decisao } from '@sede/domain/modules/financeiro/despesas';
import { useState } from 'react';

export function useSeen(data: Decisao | undefined) {
  const [kept, setKept] = useState<Decisao>();
  const same = kept !== undefined && data !== undefined && kept.despesa.id === data.despesa.id;
  const seen = same ? kept : data;
  // The first answer about this record is what is read from here on.
  if (!same && data !== undefined) setKept(data);
  return { seen, changed: same && data.despesa.versao !== kept.despesa.versao, show: (now = data) => setKept(now) };
}
