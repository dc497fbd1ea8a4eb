/** Inventories over the area's people and assets, for this module's tests. */
import type {
  EscopoDoCelular,
  InventarioCompleto,
  RespostaDaLeitura,
} from '@sede/domain/modules/patrimonio/inventarios';
import type { TestPerson } from '#platform/testing/test-app.ts';
import { patrimonioRig } from '../patrimonio.office-for-tests.ts';

export type InventariosRig = Awaited<ReturnType<typeof inventariosRig>>;

export async function inventariosRig() {
  const rig = await patrimonioRig();
  const edson = await rig.app.person(['patrimonio'], { nome: 'Edson' });
  const lida = (over: object = {}) => ({ chave: crypto.randomUUID(), lidoEm: '2026-11-20T15:00:00.000Z', ...over });
  return {
    ...rig,
    edson,
    /** A reading as a phone sends it. */
    lida,
    inicia: <T = InventarioCompleto>(over: object = {}) =>
      rig.pat.rest<T>('POST', '/inventarios', { nome: 'Inventário anual 2026', escopo: 'tudo', ...over }),
    /** An inventory that has begun. */
    inventario: async (over: object = {}) =>
      (
        await rig.pat.rest<InventarioCompleto>('POST', '/inventarios', {
          ...{ nome: 'Inventário anual 2026', escopo: 'tudo' },
          ...over,
        })
      ).body,
    ler: <T = RespostaDaLeitura>(id: string, over: object = {}, who: TestPerson = rig.pat) =>
      who.rest<T>('POST', `/inventarios/${id}/ler`, lida(over)),
    lerVarias: <T = { itens: RespostaDaLeitura[] }>(
      id: string,
      leituras: readonly object[],
      who: TestPerson = rig.pat,
    ) => who.rest<T>('POST', `/inventarios/${id}/ler-varias`, { leituras }),
    ver: async (id: string) => (await rig.pat.rest<InventarioCompleto>('GET', `/inventarios/${id}`)).body,
    escopo: async (id: string) => (await rig.pat.rest<EscopoDoCelular>('GET', `/inventarios/${id}/escopo`)).body,
    encerra: <T = InventarioCompleto>(id: string, versao = 1, who: TestPerson = rig.pat) =>
      who.rest<T>('POST', `/inventarios/${id}/encerrar`, { versao }),
    decide: <T>(id: string, bem: string, resposta: string, who: TestPerson = rig.pat) =>
      who.rest<T>('POST', `/inventarios/${id}/decidir`, { bem, resposta }),
    async clean() {
      await rig.app.rows('truncate inventarios_decisoes, inventarios_leituras, inventarios_bens, inventarios');
      await rig.clean();
    },
  };
}
