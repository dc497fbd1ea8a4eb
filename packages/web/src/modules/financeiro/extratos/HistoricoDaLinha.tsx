import type { Lancamento } from '@sede/domain/modules/financeiro/extratos';
import { lazy } from 'react';
import { orpc } from '#platform/api/index.ts';

const Historico = lazy(() => import('#platform/ui/form.ts').then((m) => ({ default: m.HistoryDialog })));

/** Who matched or ignored a line, and when. */
export function HistoricoDaLinha({ linha, onClose }: { linha: Lancamento; onClose: () => void }) {
  return <Historico id={linha.id} name={linha.descricao} read={orpc.extratos.historico.call} onClose={onClose} />;
}
