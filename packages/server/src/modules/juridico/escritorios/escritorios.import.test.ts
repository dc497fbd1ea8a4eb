/** Offices of the old system with the users who represented them: what is kept, what is refused, a second run. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { usuariosModule } from '#modules/acesso/usuarios/index.ts';
import { importRig } from '#platform/testing/import-rig.ts';
import { objetosProcessoModule } from '../objetos-processo/index.ts';
import { escritoriosModule } from './index.ts';

let rig: Awaited<ReturnType<typeof importRig>>;
const EXPORT = {
  usuarios: {
    u1: { email: 'ines@prado.example', displayName: 'Inês', escritorios: ['e1', 'e2'] },
    u2: { email: 'rui@prado.example', displayName: 'Rui', escritorios: ['sumiu'] },
  },
  juridico: {
    escritorios_advocacia: {
      e1: { nome: 'Advocacia Prado', email: 'AGENDA@Prado.example', nomeDestinatario: 'Inês' },
      e2: { nome: 'Leal Advogados', email: 'leal' },
      e3: { email: 'sem@nome.example' },
      e4: { nome: 'ADVOCACIA  JÁ CADASTRADA' },
      e5: { nome: 'Leal\u00a0ADVOGADOS', email: 'outro@leal.example' },
    },
    agendas: {
      e9: { a1: { escritorio: { id: 'e9', nome: 'Advocacia Prado', email: 'x@prado.example' } } },
      e1: { a2: { escritorio: { id: 'e1', nome: 'Outro nome' } } },
    },
    processos: { p1: { escritorio: { id: 'e8', nome: 'Extinta Advogados' } }, p2: { escritorio: 'e7' } },
    objetos: { o1: { descricao: 'Quintos' }, o2: { descricao: '' } },
  },
};
beforeAll(async () => {
  rig = await importRig([usuariosModule, escritoriosModule, objetosProcessoModule]);
  await rig.rows(`insert into escritorios (id, nome, email, criado_em, atualizado_em)
    values (gen_random_uuid(), 'Advocacia já cadastrada', 'ja@x.example', now(), now())`);
});
afterAll(() => rig.close());

it('offices come over, are linked to their users, and a second run adds nothing', async () => {
  const report = await rig.importar(EXPORT);
  expect(report('escritorios_advocacia')).toMatchObject({
    lidos: 7,
    importados: 6,
    recusados: [{ chave: 'e3' }],
    ressalvas: [
      { chave: 'e2', texto: 'o e-mail não é válido: ficou sem' },
      { chave: 'e4', texto: 'já havia escritório com este nome: ficou como estava' },
      { chave: 'e5', texto: "há outro escritório com este nome: ficou 'Leal ADVOGADOS (2)'" },
      { chave: 'e9', texto: 'não estava mais na lista de escritórios: veio desabilitado' },
      { chave: 'e8', texto: 'não estava mais na lista de escritórios: veio desabilitado' },
    ],
  });
  expect(report('usuarios').ressalvas).toContainEqual({
    chave: 'u2',
    texto: 'escritórios que não estão na exportação: sumiu',
  });
  expect(report('objetos')).toMatchObject({ lidos: 2, importados: 1, recusados: [{ chave: 'o2' }] });
  expect(
    await rig.rows(
      'select id_origem, nome, email, nome_destinatario from escritorios where not desabilitado order by id_origem',
    ),
  ).toEqual([
    { id_origem: 'e1', nome: 'Advocacia Prado', email: 'agenda@prado.example', nome_destinatario: 'Inês' },
    { id_origem: 'e2', nome: 'Leal Advogados', email: null, nome_destinatario: null },
    { id_origem: 'e4', nome: 'Advocacia já cadastrada', email: 'ja@x.example', nome_destinatario: null },
    { id_origem: 'e5', nome: 'Leal ADVOGADOS (2)', email: 'outro@leal.example', nome_destinatario: null },
  ]);
  // Deleted there, but agendas or cases name them.
  expect(await rig.rows('select id_origem, nome from escritorios where desabilitado order by id_origem')).toEqual([
    { id_origem: 'e8', nome: 'Extinta Advogados' },
    { id_origem: 'e9', nome: 'Advocacia Prado (excluído)' },
  ]);
  const links = () =>
    rig.rows(`select u.id_origem as usuario, e.id_origem as escritorio from usuarios_escritorios ue
      join usuarios u on u.id = ue.usuario_id join escritorios e on e.id = ue.escritorio_id order by 1, 2`);
  const linked = [
    { usuario: 'u1', escritorio: 'e1' },
    { usuario: 'u1', escritorio: 'e2' },
  ];
  expect(await links()).toEqual(linked);
  expect((await rig.importar(EXPORT))('escritorios_advocacia')).toMatchObject({ importados: 0, jaImportados: 6 });
  expect(await links()).toEqual(linked);
});
