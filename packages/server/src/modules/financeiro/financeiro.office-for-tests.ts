/**
 * What the tests of finance share: the whole server with people who register, approve and look on, and the operations that expenses and
 * revenues have alike. The clock stands on 20/11/2026, 12:00.
 *
 *     const office = await financeOffice();                                   // Ana and Bruno register, Carla and Davi
 *     const receitas = financeRecords<Receita, ReceitaCompleta>(office, 'receitas', form);   // approve, Vera only looks,
 *     await receitas.clear();                                                 // Eva keeps the events, Gil the contracts
 *     const seen = await receitas.one({ valor: 100_00 });
 *     await receitas.done('creditar', seen, { dataCredito: '2026-11-20' });   // by Ana; as it then stands
 */
import { expect } from 'vitest';
import { sendPdf } from '#platform/files/upload-for-tests.ts';
import { type TestPerson, testApp } from '#platform/testing/test-app.ts';

export interface Seen {
  id: string;
  versao: number;
}
export interface Pagina<T> {
  itens: T[];
  total?: number;
  somas?: { valor: number; valorLiquido: number };
}
export interface Feito {
  feitas: string[];
  recusadas: { id: string; code: string; message: string }[];
  restam?: { esperadas: number; marca: string; depois: string } | null;
}
export interface Trilha {
  usuario_id: string;
  usuario_nome: string;
  operacao: string;
  acao: string;
  motivo: string | null;
  tabela: string;
  antes: Record<string, unknown> | null;
  depois: Record<string, unknown> | null;
}
/** Exactly `N`: a tuple, so that destructuring it gives no undefined. */
type Tuple<T, N extends number, All extends T[] = []> = All['length'] extends N ? All : Tuple<T, N, [...All, T]>;

/** The body of an operation on several records, on the versions seen. */
export const many = (...seen: Seen[]) => ({
  ids: seen.map(({ id }) => id),
  versoes: Object.fromEntries(seen.map(({ id, versao }) => [id, versao])),
});

export type FinanceOffice = Awaited<ReturnType<typeof financeOffice>>;
export async function financeOffice() {
  const app = await testApp();
  const ana = await app.person(['admin_financeiro'], { nome: 'Ana' });
  const bruno = await app.person(['admin_financeiro'], { nome: 'Bruno' });
  const carla = await app.person(['aprovador'], { nome: 'Carla' });
  const davi = await app.person(['aprovador'], { nome: 'Davi' });
  const vera = await app.person(['visualizador_financeiro'], { nome: 'Vera' });
  const eva = await app.person(['gestor_evento'], { nome: 'Eva' });
  const gil = await app.person(['gestor_de_contratos'], { nome: 'Gil' });

  const made = async (who: TestPerson, path: string, body: object): Promise<string> => {
    const answer = await who.rest<{ id: string }>('POST', path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.id;
  };
  const read = async <T>(path: string, who: TestPerson = ana): Promise<T> => {
    const answer = await who.rest<T>('GET', path);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body;
  };
  const evento = (nome: string) => made(eva, '/eventos', { tipo: 'Próprio', nome });
  /** With 'Gráfica São João', of the year 2026. */
  const contrato = (over: object = {}) =>
    made(gil, '/contratos', {
      ...{ tipoObjeto: 'Contrato', nome: 'Boletim mensal', dataInicio: '2026-01-01', dataFim: '2026-12-31' },
      ...{ dataAlerta: '2026-12-01', emails: ['c@example.org'] },
      contratados: [{ cnpjContratado: '11222333000181', nome: 'Gráfica São João' }],
      ...over,
    });
  const setting = (chave: string, valor: unknown) =>
    app.rows(
      `insert into configuracoes (id, chave, valor, criado_em, atualizado_em) values (gen_random_uuid(), $1, $2, now(), now())
       on conflict (chave) do update set valor = excluded.valor`,
      [chave, JSON.stringify(valor)],
    );
  /** Names these people, and no others, in `financeiroEspecial`; in capitals, which make no difference. */
  const especiais = async (...people: TestPerson[]) => {
    const ids = people.map(({ usuarioId }) => usuarioId);
    const rows = await app.rows<{ email: string }>(
      'select upper(email) as email from usuarios where id = any($1::uuid[])',
      [ids],
    );
    const emails = rows.map(({ email }) => email);
    await setting('financeiroEspecial', emails);
  };
  const idEvento = await evento('Congresso anual');
  const close = () => app.close();
  return {
    ...{ app, ana, bruno, carla, davi, vera, eva, gil },
    ...{ made, read, evento, idEvento, contrato, setting, especiais, close },
  };
}

/** The operations of one module's records; `form` is what a person sends to register one. */
export function financeRecords<One extends Seen, Whole extends One, Listed extends Seen = One>(
  { app, ana, read }: FinanceOffice,
  modulo: 'despesas' | 'receitas',
  form: (over?: object) => object,
) {
  const path = `/${modulo}`;
  const register = <T = { ids: string[]; grupoParcelas: string | null }>(over: object = {}, who: TestPerson = ana) =>
    who.rest<T>('POST', path, form(over));
  const get = (id: string, who?: TestPerson) => read<Whole>(`${path}/${id}`, who);
  const ids = async (over: object = {}, who?: TestPerson) => {
    const answer = await register(over, who);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.ids;
  };
  const instalments = async <const N extends number>(numeroParcelas: N, over: object = {}, who?: TestPerson) => {
    const all = await ids({ numeroParcelas, ...over }, who);
    expect(all).toHaveLength(numeroParcelas);
    return (await Promise.all(all.map((id) => get(id)))) as Tuple<Whole, N>;
  };
  const one = async (over: object = {}, who?: TestPerson) => (await instalments(1, over, who))[0];
  /** A transition of one record; of several at `act`. */
  const actOn = <T = One>(who: TestPerson, transition: string, { id, versao }: Seen, body: object = {}) =>
    who.rest<T>('POST', `${path}/${id}/${transition}`, { versao, ...body });
  const act = <T = Feito>(who: TestPerson, transition: string, body: object) =>
    who.rest<T>('POST', `${path}/${transition}`, body);
  const done = async (transition: string, seen: Seen, body: object) => {
    const answer = await actOn(ana, transition, seen, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return get(seen.id);
  };
  return {
    form,
    register,
    get,
    ids,
    instalments,
    one,
    act,
    actOn,
    done,
    list: (query = '', who?: TestPerson) => read<Pagina<Listed>>(`${path}${query}`, who),
    change: <T = One & { alteradas: number; aprovacaoAnulada?: boolean }>(
      { id, versao }: Seen,
      body: object,
      who: TestPerson = ana,
    ) => who.rest<T>('PATCH', `${path}/${id}`, { versao, ...body }),
    remove: <T = { excluidas: string[] }>({ id, versao }: Seen, body: object = {}, who: TestPerson = ana) =>
      who.rest<T>('DELETE', `${path}/${id}`, { versao, ...body }),
    /** A PDF on the server, not yet of any record; its sender's. */
    pdf: (nome?: string, who: TestPerson = ana, of: string = modulo) => sendPdf(app, who, of, nome),
    /** The audit of a record and of what hangs on it, oldest first. */
    audit: (id: string) => app.rows<Trilha>('select * from auditoria where registro_id = $1 order by id', [id]),
    async clear() {
      await app.rows(`delete from ${modulo}`);
      await app.rows('delete from configuracoes');
      app.events.length = 0;
      app.logged.length = 0;
    },
  };
}
