/**
 * The revenues' test office: the whole server, two people of finance, a viewer, one item and one event to refer to.
 *
 *     const o = await receitasOffice();                       // beforeAll
 *     await o.clear();                                        // beforeEach: no revenues, default settings
 *     const seen = await o.credited({ valor: 100_00 });       // through the API
 */
import type { Receita, ReceitaCompleta } from '@sede/domain/modules/financeiro/receitas';
import { expect } from 'vitest';
import { sendPdf } from '#platform/files/upload-for-tests.ts';
import { type TestPerson, testApp } from '#platform/testing/test-app.ts';

export type ReceitasOffice = Awaited<ReturnType<typeof receitasOffice>>;
export interface Pagina<T = Receita> {
  itens: T[];
  total?: number;
  somas?: { valor: number; valorLiquido: number };
}
export interface Relatorio {
  fatias: { id: string | null; rotulo: string; quantidade: number; valor: number }[];
  quantidade: number;
  valor: number;
}
type Seen = Pick<Receita, 'id' | 'versao'>;

export async function receitasOffice() {
  const app = await testApp();
  const ana = await app.person(['admin_financeiro'], { nome: 'Ana' });
  const bruno = await app.person(['admin_financeiro'], { nome: 'Bruno' });
  const vera = await app.person(['visualizador_financeiro'], { nome: 'Vera' });
  const eva = await app.person(['gestor_evento'], { nome: 'Eva' });

  const made = async (who: TestPerson, path: string, body: object): Promise<string> => {
    const answer = await who.rest<{ id: string }>('POST', path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.id;
  };
  const item = (nome: string, tipo = 'Ordinária') =>
    made(ana, '/itens-receita', { tipo, nome, descricao: `Recebimento de ${nome}` });
  const idItemReceita = await item('Mensalidades');
  const idEvento = await made(eva, '/eventos', { tipo: 'Próprio', nome: 'Congresso anual' });

  const form = (over: object = {}) => ({
    tipo: 'Ordinária',
    idItemReceita,
    origem: 'Senado Federal',
    empresa: 'Senado Federal',
    descricao: 'Mensalidades de novembro',
    data: '2026-11-25',
    valor: 100_00,
    numeroParcelas: 1,
    ...over,
  });
  const register = <T = { ids: string[]; grupoParcelas: string | null }>(over: object = {}, who = ana) =>
    who.rest<T>('POST', '/receitas', form(over));
  const get = async (id: string, who = ana) => {
    const answer = await who.rest<ReceitaCompleta>('GET', `/receitas/${id}`);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body;
  };
  const instalments = async (numeroParcelas: number, over: object = {}) => {
    const answer = await register({ numeroParcelas, ...over });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return Promise.all(answer.body.ids.map((id) => get(id)));
  };
  const revenue = async (over: object = {}): Promise<ReceitaCompleta> => {
    const [one] = await instalments(1, over);
    if (!one) throw new Error('no revenue was registered');
    return one;
  };
  const act = <T = Receita>(who: TestPerson, transition: string, { id, versao }: Seen, body: object = {}) =>
    who.rest<T>('POST', `/receitas/${id}/${transition}`, { versao, ...body });
  const done = async (transition: string, seen: Seen, body: object) => {
    const answer = await act(ana, transition, seen, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return get(seen.id);
  };
  const credited = async (over: object = {}, dataCredito = '2026-11-20') =>
    done('creditar', await revenue(over), { dataCredito });
  const read = async <T>(path: string, who = ana): Promise<T> => {
    const answer = await who.rest<T>('GET', path);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body;
  };
  return {
    app,
    ana,
    bruno,
    vera,
    eva,
    idItemReceita,
    idEvento,
    item,
    form,
    register,
    get,
    instalments,
    revenue,
    act,
    done,
    credited,
    refunded: async (over: object = {}, valorEstorno = 10_00, dataEstorno = '2026-11-20') =>
      done('estornar', await credited(over), { valorEstorno, dataEstorno }),
    list: (query = '', who = ana) => read<Pagina>(`/receitas${query}`, who),
    relatorio: (query = '') => read<Relatorio>(`/receitas/relatorio${query}`),
    read,
    change: <T = Receita & { alteradas: number }>({ id, versao }: Seen, body: object, who = ana) =>
      who.rest<T>('PATCH', `/receitas/${id}`, { versao, ...body }),
    remove: <T = { excluidas: string[] }>({ id, versao }: Seen, body: object = {}, who = ana) =>
      who.rest<T>('DELETE', `/receitas/${id}`, { versao, ...body }),
    /** Makes this person the one of `financeiroEspecial`. */
    async especial(who: TestPerson) {
      await app.rows(
        `insert into configuracoes (id, chave, valor, criado_em, atualizado_em)
         select gen_random_uuid(), 'financeiroEspecial', jsonb_build_array(upper(email)), now(), now() from usuarios where id = $1`,
        [who.usuarioId],
      );
    },
    async clear() {
      await app.rows('delete from receitas');
      await app.rows('delete from configuracoes');
      app.events.length = 0;
    },
    pdf: (nome?: string, who = ana, modulo = 'receitas') => sendPdf(app, who, modulo, nome),
    audit: (id: string) =>
      app.rows<{ acao: string; tabela: string; operacao: string; motivo: string | null }>(
        `select acao, tabela, operacao, motivo from auditoria where modulo = 'receitas' and registro_id = $1 order by id`,
        [id],
      ),
    close: () => app.close(),
  };
}
