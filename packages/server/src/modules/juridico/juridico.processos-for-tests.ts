/** A union with two offices, an object and some members, and cases made of them, for tests of cases. */
import type { Role } from '@sede/domain/access';
import { newId } from '@sede/domain/kernel';
import type { ProcessoCompleto } from '@sede/domain/modules/juridico/processos';
import { expect } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';

const CPFS = ['52998224725', '11144477735', '39053344705', '98765432100'];

export interface Casos {
  app: TestApp;
  julia: TestPerson;
  vera: TestPerson;
  gestora: TestPerson;
  /** Of the office Prado. */
  elias: TestPerson;
  /** Of the office Leal. */
  bia: TestPerson;
  prado: string;
  leal: string;
  objetoId: string;
  /** Membro A to D, of the Senate. */
  membros: string[];
  deEscritorio(escritorio: string, papeis?: Role[]): Promise<TestPerson>;
  membro(nome: string, cpf: string, mais?: object): Promise<string>;
  judicial(mais?: object): object;
  made(dados?: object): Promise<ProcessoCompleto>;
}

export async function casosForTests(): Promise<Casos> {
  const app = await testApp();
  const julia = await app.person(['juridico'], { nome: 'Júlia' });
  const vera = await app.person(['visualizador_juridico'], { nome: 'Vera' });
  const gestora = await app.person(['gestor_usuario'], { nome: 'Gestora' });
  const office = async (nome: string) =>
    (await julia.rest<{ id: string }>('POST', '/escritorios', { nome, email: 'a@b.example' })).body.id;
  const prado = await office('Prado');
  const leal = await office('Leal');
  const { body: objeto } = await julia.rest<{ id: string }>('POST', '/objetos-processo', { descricao: 'Quintos' });
  const deEscritorio = async (escritorio: string, papeis: Role[] = ['escritorio_juridico']) => {
    const who = await app.person(papeis);
    await app.rows('insert into usuarios_escritorios (id, usuario_id, escritorio_id) values ($1, $2, $3)', [
      ...[newId(), who.usuarioId, escritorio],
    ]);
    return who;
  };
  const membro = async (nome: string, cpf: string, mais: object = {}) => {
    const { status, body } = await gestora.rest<{ id: string }>('POST', '/filiados', {
      ...{ nomeCompleto: nome, cpf, empresa: 'SENADO', matricula: cpf.slice(0, 6), situacaoFiliado: 'ATIVO' },
      ...{ formaPagamento: 'Boleto', dataFiliacao: '2020-01-01', semEmail: true, email: null },
      ...{ telCelular: '61999990000', ...mais },
    });
    expect([status, body]).toEqual([200, expect.anything()]);
    return body.id;
  };
  const membros: string[] = [];
  for (const [n, cpf] of CPFS.entries()) membros.push(await membro(`Membro ${'ABCD'[n]}`, cpf));
  const judicial = (mais: object = {}) => ({
    ...{ tipo: 'Judicial', numero: '1023344-75.2021.4.01.3400', dataProtocolo: '2021-05-10', escritorioId: prado },
    ...{
      objetoId: objeto.id,
      linkProcesso: 'https://pje.example/1',
      valorCausa: 100_00,
      filiados: membros.slice(0, 1),
    },
    ...mais,
  });
  return {
    ...{ app, julia, vera, gestora, prado, leal, objetoId: objeto.id, membros, deEscritorio, membro, judicial },
    elias: await deEscritorio(prado),
    bia: await deEscritorio(leal),
    async made(dados = judicial()) {
      const { status, body } = await julia.rest<ProcessoCompleto & { message?: string }>('POST', '/processos', dados);
      expect([status, body.message]).toEqual([200, undefined]);
      return body;
    },
  };
}

/** Every case, with all that hangs on it. */
export const SEM_CASOS = `delete from processo_eventos_anexos; delete from processos_anexos; delete from processo_eventos;
  delete from processo_manifestacoes; delete from processo_comentarios; delete from filiados_processos; delete from processos_juridicos`;
