/** Some members of the fictional union who wait: for an office or for any, some for a time that there is already. */
import { addDays } from '@sede/domain/kernel';
import type { DemoPart } from '#demo/index.ts';

const QUANTOS = 6;

export const listaEsperaDemo: DemoPart = {
  after: ['agendas', 'atendimentos', 'escritorios', 'filiados'],
  seed({ office, person, idOf, on, ontem, hoje }) {
    // After the last bookings, which take people off.
    on(ontem, '17:10', async () => {
      // Those of one name who are members by then.
      const { itens } = await office.act(person('juridico'), 'atendimentos', 'filiados', { busca: 'mar' });
      const escritorio = idOf('escritorios', 'Meireles Advogados Associados');
      for (const [n, { id: filiadoId }] of itens.slice(0, QUANTOS).entries()) {
        await office.act(person('juridico'), 'listaEspera', 'create', {
          filiadoId,
          escritorioId: n % 3 === 0 ? null : escritorio,
          tipoAtendimento: n % 2 === 0 ? 'Presencial' : 'Virtual',
          tipoServico: n % 3 === 2 ? 'Contábil' : 'Jurídico',
          de: addDays(hoje, 1),
          ate: addDays(hoje, 20 + n),
          nota: n % 2 === 0 ? 'Prefere à tarde.' : null,
        });
      }
    });
  },
  async summary(db) {
    const { n } = await db
      .selectFrom('listaEspera')
      .select(({ fn }) => fn.countAll().as('n'))
      .executeTakeFirstOrThrow();
    return `${n} pessoas na lista de espera`;
  },
};
