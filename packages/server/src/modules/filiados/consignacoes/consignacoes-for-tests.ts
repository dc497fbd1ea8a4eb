/** For tests of the payroll check: members, files of a house, a run to its end. */
import { isCpf, newId } from '@sede/domain/kernel';
import type { PainelDaConsignacao, Resultado, Verificacao } from '@sede/domain/modules/filiados/consignacoes';
import { createSystemWrite, type SystemWrite } from '#platform/api/index.ts';
import { signAuditWith } from '#platform/audit/index.ts';
import type { TestApp, TestPerson } from '#platform/testing/test-app.ts';
import { runVerificacao } from './consignacoes.verificar.ts';

/** The nth valid CPF. */
export function cpfNo(n: number): string {
  const base = String(100_000_000 + n).padStart(9, '0');
  for (let end = 0; end < 100; end++) {
    const cpf = base + String(end).padStart(2, '0');
    if (isCpf(cpf)) return cpf;
  }
  throw new Error('no CPF');
}

export interface Membro {
  nome: string;
  cpf?: string | null;
  casa?: 'CAMARA' | 'SENADO' | 'TCU';
  matricula?: string;
  situacao?: string;
  pagamento?: string | null;
  valorPago?: number | null;
  inicio?: string;
  fim?: string | null;
  falecido?: boolean;
}

/** Writes a member as the database has them. Out: the id. */
export async function makeMembro(app: TestApp, membro: Membro): Promise<string> {
  const id = newId();
  const { nome, cpf = null, casa = 'CAMARA', matricula = id.slice(-6), situacao = 'ATIVO' } = membro;
  const { pagamento = 'Consignação', valorPago = null, inicio = '2020-01-10', fim = null, falecido = false } = membro;
  await app.rows(
    `insert into filiados (id, criado_em, atualizado_em, nome_completo, cpf, empresa, matricula, situacao_filiado, forma_pagamento,
      valor_pago, falecido, data_cadastro, a_conferir)
     values ($1, now(), now(), $2, $3, $4, $5, $6, $7, $8, $9, '2020-01-10', case when $3::text is null then '{cpf}'::text[] else '{}' end)`,
    [id, nome, cpf, casa, matricula, situacao, pagamento, valorPago, falecido],
  );
  await app.rows(
    `insert into filiado_periodos (id, criado_em, atualizado_em, filiado_id, inicio, fim, motivo)
     values ($1, now(), now(), $2, $3, $4, case when $4::date is null then null else 'A pedido' end)`,
    [newId(), id, inicio, fim],
  );
  return id;
}

export const csvOf = (linhas: readonly (readonly (string | number)[])[]): Buffer =>
  Buffer.from(['cpf;matricula;nome;valor', ...linhas.map((linha) => linha.join(';'))].join('\r\n'));

/** What sending a file answers, or refuses with. */
export interface Enviada {
  code: string;
  message: string;
  data: { perguntas: string[] };
  igual: boolean;
  mudancas: object | null;
  arquivo: object;
}
interface Arquivo {
  bytes: Buffer;
  nome?: string;
  competencia?: string;
  casa?: string;
  confirmado?: boolean;
  verbo?: string;
  /** Tries this layout instead. */
  layout?: object;
}

/** Bytes as they are: what the caller of tests would write as JSON. */
export const sendFileTo =
  (app: () => TestApp) =>
  async <T = Enviada>(
    person: TestPerson,
    { competencia, casa, bytes, nome = 'desconto.csv', confirmado = false, verbo = '', layout }: Arquivo,
  ): Promise<{ status: number; body: T }> => {
    const answer = await app().app.inject({
      method: 'POST',
      url: `/api/consignacoes/${layout === undefined ? `arquivos${verbo}` : 'layouts/testar'}`,
      headers: {
        ...{ host: 'localhost:3999', 'x-sede': '1', cookie: person.cookie, 'content-type': 'text/csv' },
        'x-nome-arquivo': encodeURIComponent(nome),
        ...(layout === undefined
          ? { 'x-competencia': competencia ?? '', 'x-casa': casa ?? '', 'x-confirmado': confirmado ? 'sim' : '' }
          : { 'x-layout': encodeURIComponent(JSON.stringify(layout)) }),
      },
      payload: bytes,
    });
    return { status: answer.statusCode, body: answer.json<T>() };
  };

export const systemWriteOf = (app: TestApp): SystemWrite =>
  createSystemWrite({
    db: app.db,
    clock: app.clock,
    events: app.services.events,
    signAudit: signAuditWith(app.auditKeys),
  });

/** As the queue would run it; `systemWrite` may be one that dies. */
export const runJob = (app: TestApp, verificacaoId: string, systemWrite: SystemWrite = systemWriteOf(app)) =>
  runVerificacao(
    { db: app.db, files: app.services.files, systemWrite },
    { params: { verificacaoId }, signal: new AbortController().signal, progress: async () => undefined },
  );

export async function verify(app: TestApp, person: TestPerson, competencia: string): Promise<Verificacao> {
  const [ano, mes] = competencia.split('-').map(Number);
  const { status, body } = await person.rest<Verificacao>('POST', '/consignacoes', { mes, ano });
  if (status !== 200) throw new Error(JSON.stringify(body));
  await runJob(app, body.id);
  return (await person.rest<Verificacao>('GET', `/consignacoes/${body.id}`)).body;
}

export const painelOf = async (person: TestPerson, competencia: string) =>
  (await person.rest<PainelDaConsignacao>('GET', `/consignacoes/painel?competencia=${competencia}`)).body;

/** Whatever an operation of these answers, or refuses with. */
export interface Corpo extends Enviada {
  itens: { id: string; nome: string; casa: string; versao: number; vigente: boolean }[];
  feitas: string[];
  recusadas: { code: string; message: string }[];
  concluida: object | null;
  total: number;
  id: string;
  versao: number;
}

export interface Lista<T> {
  itens: T[];
  total: number;
}

/** The competence of the tests. */
export const MES = '2026-10';

export const resultadosDe =
  (person: () => TestPerson) =>
  async (query = ''): Promise<Resultado[]> => {
    const path = `/consignacoes?competencia=${MES}&porPagina=100${query}`;
    return (await person().rest<Lista<Resultado>>('GET', path)).body.itens;
  };

/** Nine members, and the file of a house in which some are right and others are not. Out: their ids. */
export async function sendMes(app: TestApp, person: TestPerson) {
  const ids = {
    ok: await makeMembro(app, { nome: 'Olga Certa', cpf: cpfNo(1), valorPago: 150_00 }),
    diferente: await makeMembro(app, { nome: 'Davi Menos', cpf: cpfNo(2), valorPago: 166_20 }),
    fora: await makeMembro(app, { nome: 'Flora Teto', cpf: cpfNo(3), valorPago: 210_00 }),
    nao: await makeMembro(app, { nome: 'Nilo Nada', cpf: cpfNo(4), valorPago: 150_00 }),
    boleto: await makeMembro(app, { nome: 'Bento Boleto', cpf: cpfNo(5), pagamento: 'Boleto' }),
    novo: await makeMembro(app, { nome: 'Nova Gente', cpf: cpfNo(6), inicio: '2026-10-11' }),
    tcu: await makeMembro(app, { nome: 'Tito Contas', cpf: cpfNo(7), casa: 'TCU' }),
    saiu: await makeMembro(app, { nome: 'Saulo Saiu', cpf: cpfNo(8), fim: '2026-09-12' }),
    inativo: await makeMembro(app, { nome: 'Iara Inativa', cpf: cpfNo(9), situacao: 'INATIVO' }),
  };
  const bytes = csvOf([
    [cpfNo(1), '', 'Olga Certa', '150,00'],
    [cpfNo(2), '', 'Davi Menos', '94,10'],
    [cpfNo(3), '', 'Flora Teto', '238,00'],
    [cpfNo(8), '', 'Saulo Saiu', '150,00'],
    [cpfNo(9), '', 'Iara Inativa', '150,00'],
    ['lixo', '', 'Zé Ninguém', '10,00'],
    [cpfNo(1), '', 'Olga Certa', '150,00'],
  ]);
  await sendFileTo(() => app)(person, { competencia: MES, casa: 'CAMARA', bytes });
  return ids;
}

/** No file, run, result nor member is left of the test before. */
export const clearConsignacao = (app: TestApp) =>
  app.rows(`delete from desfiliacoes_propostas; delete from consignacao_inativados; delete from consignacao_inativacoes;
    delete from consignacao_tratamentos; delete from consignacao_resultados; delete from consignacoes;
    delete from consignacao_arquivos; delete from consignacao_competencias; delete from consignacao_layouts;
    delete from filiados; delete from trabalhos; delete from avisos`);
