/** Members, a dependent, items and an office for the tests of interactions. */
import { newId } from '@sede/domain/kernel';
import type { Interacao } from '@sede/domain/modules/comunicacao/interacoes';
import { type TestPerson, testApp } from '#platform/testing/test-app.ts';

export const CPF = '52998224725';
export const CPF_DEPENDENTE = '11144477735';

export async function interacoesApp() {
  const app = await testApp();
  const people = {
    gestora: await app.person(['gestor_interacao'], { nome: 'Iris Interação' }),
    editor: await app.person(['editor_filiado'], { nome: 'Edu Editor' }),
    outroEditor: await app.person(['editor_filiado'], { nome: 'Olga Outra' }),
    gestorUsuario: await app.person(['gestor_usuario'], { nome: 'Gil Gestor' }),
    visita: await app.person(['visualizador_usuario'], { nome: 'Vera Visita' }),
  };
  const maria = newId();
  const jose = newId();
  const ana = newId();
  const item = newId();
  const juridica = newId();
  const escritorio = newId();
  const filiado = (id: string, nome: string, cpf: string, matricula: string) =>
    app.rows(`insert into filiados (id, nome_completo, cpf, email, empresa, matricula, situacao_filiado, data_cadastro)
      values ('${id}', '${nome}', '${cpf}', 'pessoa${matricula}@casa.leg.br', 'SENADO', '${matricula}', 'ATIVO', '2020-01-01')`);

  async function reset() {
    for (const table of ['interacoes', 'dependentes', 'filiados', 'itens_interacao', 'escritorios', 'acessos_dados']) {
      await app.rows(`delete from ${table}`);
    }
    await filiado(maria, 'MARIA HELENA DUARTE', CPF, '24871');
    await filiado(jose, 'José Carlos', '39053344705', '777');
    await app.rows(
      `insert into filiado_periodos (id, filiado_id, inicio) values ('${newId()}', '${maria}', '2001-01-01')`,
    );
    await app.rows(`insert into dependentes (id, filiado_id, nome_completo, cpf, data_nascimento, parentesco)
      values ('${ana}', '${maria}', 'ANA DUARTE', '${CPF_DEPENDENTE}', '2010-05-05', 'Filho(a)')`);
    await app.rows(`insert into itens_interacao (id, nome, descricao, tipo, pede_escritorio) values
      ('${item}', 'Convênios', 'd', 'E-mail', false), ('${juridica}', 'Assistência jurídica', 'd', null, true)`);
    await app.rows(`insert into escritorios (id, nome) values ('${escritorio}', 'Advocacia Prado')`);
    app.events.length = 0;
  }
  const dados = (over: object = {}) => ({
    filiadoId: maria,
    itemId: item,
    tipo: 'Telefone',
    dia: '2026-11-20',
    hora: '11:30',
    descricao: 'Perguntou pelo convênio.',
    classificacao: 'Externa',
    ...over,
  });
  const create = <T = Interacao>(over: object = {}, who: TestPerson = people.editor, headers = {}) =>
    who.rest<T>('POST', '/interacoes', dados(over), headers);
  return { ...people, app, reset, dados, create, ids: { maria, jose, ana, item, juridica, escritorio } };
}
