/** Deadlines of the fictional union's cases: late, of these days, later ones, met and cancelled, by each kind of count. */
import { addDays, diaDaSemana } from '@sede/domain/kernel';
import type { DemoContext, DemoPart } from '#demo/index.ts';

interface Plano {
  titulo: string;
  /** Days before today that it was published, and how it is counted. */
  ha: number;
  contagem: { tipoContagem: 'dias úteis' | 'dias corridos'; dias: number } | { tipoContagem: 'data certa'; em: number };
  fim?: 'cumprir' | 'cancelar';
}

const PLANOS: readonly Plano[] = [
  { titulo: 'Réplica à contestação', ha: 12, contagem: { tipoContagem: 'dias úteis', dias: 5 } },
  { titulo: 'Contrarrazões de apelação', ha: 9, contagem: { tipoContagem: 'dias corridos', dias: 10 } },
  { titulo: 'Juntar fichas financeiras', ha: 3, contagem: { tipoContagem: 'dias corridos', dias: 5 } },
  { titulo: 'Audiência de conciliação', ha: 6, contagem: { tipoContagem: 'data certa', em: 8 } },
  { titulo: 'Recurso especial', ha: 2, contagem: { tipoContagem: 'dias úteis', dias: 15 } },
  { titulo: 'Manifestar sobre os cálculos', ha: 1, contagem: { tipoContagem: 'dias úteis', dias: 30 } },
  { titulo: 'Embargos de declaração', ha: 40, contagem: { tipoContagem: 'dias úteis', dias: 5 }, fim: 'cumprir' },
  { titulo: 'Recurso administrativo', ha: 30, contagem: { tipoContagem: 'dias corridos', dias: 10 }, fim: 'cumprir' },
  { titulo: 'Especificar provas', ha: 25, contagem: { tipoContagem: 'dias úteis', dias: 15 }, fim: 'cancelar' },
];

async function registra(ctx: DemoContext, processoId: string, { titulo, ha, contagem, fim }: Plano): Promise<void> {
  const { office, person, hoje } = ctx;
  const juridico = person('juridico');
  const { itens } = await office.act(juridico, 'prazos', 'responsaveis', { processo: processoId });
  const responsavelId = itens.at(0)?.id ?? juridico.usuarioId;
  const { id, versao } = await office.act(juridico, 'prazos', 'create', {
    ...{ processoId, titulo, responsavelId, tipoContagem: contagem.tipoContagem },
    ...(contagem.tipoContagem === 'data certa'
      ? { vencimento: addDays(hoje, contagem.em) }
      : { publicacao: addDays(hoje, -ha), dias: contagem.dias }),
  });
  if (fim === 'cumprir')
    await office.act(juridico, 'prazos', 'cumprir', {
      id,
      versao,
      nota: 'Peça protocolada; recibo juntado ao processo.',
    });
  if (fim === 'cancelar')
    await office.act(juridico, 'prazos', 'cancelar', { id, versao, motivo: 'A intimação foi tornada sem efeito.' });
}

export const prazosDemo: DemoPart = {
  after: ['processos', 'feriados'],
  seed(ctx) {
    // Every twelfth one is deleted at the end (`processos.demo.ts`).
    const processos = ctx.namesOf('processos').filter((_, n) => n % 12 !== 7);
    for (const [n, plano] of PLANOS.entries()) {
      const processo = processos[n % processos.length];
      if (processo === undefined) continue;
      ctx.on(addDays(ctx.hoje, -Math.max(1, plano.ha)), '09:30', () =>
        registra(ctx, ctx.idOf('processos', processo), plano),
      );
    }
    // A holiday that came after them: what it would move waits for somebody's word.
    const folga = [4, 5, 6]
      .map((dias) => addDays(ctx.hoje, dias))
      .find((data) => !/sábado|domingo/.test(diaDaSemana(data)));
    ctx.on(ctx.ontem, '17:30', async () => {
      await ctx.office.act(ctx.person('juridico'), 'feriados', 'create', {
        ...{ data: folga ?? ctx.hoje, nome: 'Suspensão do expediente forense', usos: ['prazo'] as const },
      });
    });
  },
  async summary(db) {
    const { n } = await db
      .selectFrom('prazos')
      .select(({ fn }) => fn.countAll().as('n'))
      .executeTakeFirstOrThrow();
    return `${n} prazos`;
  },
};
