/** Binds the month closing's operations to their services. */
import { FECHAMENTO_FIELDS } from '@sede/domain/modules/financeiro/fechamentos';
import { fechamentosContract } from '@sede/domain/modules/financeiro/fechamentos/contract';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import { routes } from '#platform/api/index.ts';
import { readHistory } from '#platform/audit/index.ts';
import { toMes } from './fechamento.record.ts';
import { fecharMes, reabrirMes } from './fechamentos.service.ts';
import { fechamentosStore, listAno } from './fechamentos.store.ts';
import { readConferencia } from './fechamentos.views.ts';

const MESES = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

export const fechamentosRoutes = routes(fechamentosContract, {
  async meses({ db, actor, today }, { ano }) {
    const { periodoFinanceiro: days } = await readConfiguracoes(db);
    const closings = await listAno(db, ano);
    const months = MESES.map((mes) => `${ano}-${mes}`);
    return { itens: months.map((mes) => toMes(mes, closings.get(mes), { actor, today, days })) };
  },
  conferencia: (ctx, { mes }) => readConferencia(ctx, mes),
  fechar: fecharMes,
  reabrir: reabrirMes,
  async history({ db }, { id }) {
    await fechamentosStore.get(db, id);
    return readHistory(db, { modulo: 'fechamentos', registroId: id, tables: { fechamentos: FECHAMENTO_FIELDS } });
  },
});
