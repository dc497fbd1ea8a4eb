/** Days of the fictional union: the lawyers' day each year, a court's own days, and a shipped holiday on which the union works. */
import type { DemoPart } from '#demo/index.ts';

export const feriadosDemo: DemoPart = {
  async seed({ office, person, hoje }) {
    const ano = Number(hoje.slice(0, 4));
    const juridico = person('juridico');
    for (const doAno of [ano - 1, ano, ano + 1]) {
      await office.act(juridico, 'feriados', 'create', {
        ...{ data: `${doAno}-08-11`, nome: 'Dia do Advogado', usos: ['agenda', 'prazo'] as const },
        tribunais: ['TJDFT', 'TRF1'],
      });
      await office.act(juridico, 'feriados', 'create', {
        ...{ data: `${doAno}-12-08`, nome: 'Dia da Justiça', usos: ['prazo'] as const, tribunais: ['TJDFT', 'TRF1'] },
      });
    }
    await office.act(juridico, 'feriados', 'create', {
      ...{ data: `${ano}-10-28`, nome: 'Dia do Servidor Público', usos: ['agenda'] as const },
    });
    await office.act(juridico, 'feriados', 'desligar', { data: `${ano}-11-30`, nome: 'Dia do Evangélico (DF)' });
  },
  async summary(db) {
    const { n } = await db
      .selectFrom('feriados')
      .select(({ fn }) => fn.countAll().as('n'))
      .executeTakeFirstOrThrow();
    return `${n} feriados`;
  },
};
