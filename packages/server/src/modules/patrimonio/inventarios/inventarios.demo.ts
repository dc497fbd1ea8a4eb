/** Inventories of the fictional union: one closed three months ago, with what was elsewhere and what nobody found, some of it decided; one open since last week, read in part. Days are counted from today. */
import { addDays, newId } from '@sede/domain/kernel';
import type { DemoPart } from '#demo/index.ts';

const SETORES = ['Secretaria', 'Jurídico', 'Comunicação', 'Presidência'];
/** Readings of one morning. */
const POR_DIA = 60;

export const inventariosDemo: DemoPart = {
  after: ['bens', 'fluxos'],
  async seed({ office, person, desde, hoje, idOf, namesOf, ...ctx }) {
    const quem = person('patrimonio');
    const random = ctx.random.fork('inventarios');
    const numeros = namesOf('bens');
    const doDia = (dias: number) => {
      const dia = addDays(hoje, -dias);
      return dia < desde ? desde : dia;
    };
    const begin = (dias: number, nome: string) => {
      office.at(doDia(dias), '08:40');
      return office.act(quem, 'inventarios', 'create', { nome, escopo: 'tudo' });
    };
    const read = (dias: number, id: string, quais: readonly string[], fora: (n: number) => string | null) => {
      office.at(doDia(dias), '10:15');
      return office.act(quem, 'inventarios', 'lerVarias', {
        id,
        leituras: quais.slice(0, POR_DIA).map((numero, n) => ({
          ...{ chave: newId(), bem: idOf('bens', numero), setor: fora(n), lidoEm: `${doDia(dias)}T13:10:00.000Z` },
          estado: random.pick(['Bom', 'Bom', 'Bom', 'Regular'] as const),
        })),
      });
    };

    const antigo = await begin(95, 'Inventário do semestre');
    const achados = numeros.filter((_, n) => n % 7 !== 3);
    await read(94, antigo.id, achados, (n) => (n % 15 === 4 ? 'Depósito' : null));
    office.at(doDia(93), '17:30');
    await office.act(quem, 'inventarios', 'encerrar', { id: antigo.id, versao: 1 });
    // Among the last: none of them is out.
    const perdido = numeros.findLast((_, n) => n % 7 === 3);
    if (perdido !== undefined)
      await office.act(quem, 'inventarios', 'decidir', {
        ...{ id: antigo.id, bem: idOf('bens', perdido) },
        resposta: 'aceitar',
      });

    const anual = await begin(7, `Inventário anual ${hoje.slice(0, 4)}`);
    await read(6, anual.id, numeros.slice(0, 34), (n) => (n % 9 === 5 ? random.pick(SETORES) : null));
    await office.act(quem, 'inventarios', 'ler', {
      ...{ id: anual.id, chave: newId(), numero: '998877', lidoEm: `${doDia(6)}T13:40:00.000Z` },
      nota: 'Etiqueta de outro órgão',
    });
  },
};
