/**
 * The fictional union's expenses through the years: in every state, with files, approvals, refunds and taxes paid over; and
 * saved views of their list.
 */
import { sql } from 'kysely';
import type { DemoContext, DemoPart } from '#demo/index.ts';
import { equipeDe } from '../financeiro.demo.ts';
import { readVinculos } from './despesas.contratos.demo.ts';
import { planHistoria } from './despesas.historia.demo.ts';
import { planDespesas } from './despesas.plano.demo.ts';
import { planRecolhimentos } from './despesas.recolhimentos.demo.ts';

/** One that its owner keeps, one for a role that only a gestor_sistema shares with: Míriam, who is in finance too. */
async function saveVisoes({ office, person }: DemoContext): Promise<void> {
  const visao = { lista: 'despesas.list', padrao: false };
  await office.act(person('admin_financeiro'), 'visoes', 'create', {
    ...visao,
    nome: 'Minhas vencidas, das maiores às menores',
    consulta: { statusVencimento: 'vencida', ordem: '-valor' },
    papeis: [],
  });
  await office.act(person('gestor_sistema', 1), 'visoes', 'create', {
    ...visao,
    nome: 'Vencidas',
    consulta: { statusVencimento: 'vencida' },
    papeis: ['visualizador_financeiro'],
  });
}

export const despesasDemo: DemoPart = {
  after: ['beneficiarios', 'itensDespesa', 'contasBancarias', 'contratos'],
  async seed(ctx) {
    const equipe = equipeDe(ctx);
    await saveVisoes(ctx);
    const rascunhos = planDespesas(ctx.random.fork('plano'), ctx.hoje, ctx.meses);
    planHistoria(ctx, equipe, rascunhos, await readVinculos(ctx, equipe));
    planRecolhimentos(ctx, equipe);
  },
  async summary(db) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from despesas`.execute(db);
    return `${rows[0]?.n ?? 0} despesas`;
  },
};
