/** Members of the old system: what comes, what is remarked, what is refused; periods, account, files, a second run. */
import { todayInSaoPaulo } from '@sede/domain/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importRig } from '#platform/testing/import-rig.ts';
import { filiadosModule } from './index.ts';

type Rig = Awaited<ReturnType<typeof importRig>>;
type Answer = ReturnType<Awaited<ReturnType<Rig['importar']>>>;

let rig: Rig;
let first: Answer;
const day = (date: string) => Date.parse(`${date}T03:00:00Z`);
const BASE = { empresa: 'SENADO', matricula: '100', situacao_filiado: 'ATIVO', data_filiacao: day('2010-01-10') };
const cpfs = ['529.982.247-25', '111.444.777-35', '05299822409'];

const EXPORT = {
  filiados: {
    inteira: {
      ...BASE,
      nome_completo: 'Ana Souza',
      cpf: cpfs[0],
      rg: '123456',
      UF_orgao_expedidor: 'df',
      data_nascimento: '10/01/1980',
      sexo: 'FEMININO',
      estado_civil: 'casado(a)',
      escolaridade: 'mestrado',
      email: ' Ana@X.org ',
      preferencia_comunicacao: 'funcional',
      tel_celular: '(61)99999-1234',
      whatsapp: true,
      cep: '70000-000',
      estado: 'DF',
      empresa: 'CAMARA',
      ponto: 'P-123',
      matricula: '999',
      cargo: 'analista legislativo',
      filiado_associacao: 'CAMARA',
      associacao: 'Clube Antigo',
      forma_pagamento: 'Consignação',
      valor_pago: 123.45,
      data_cadastro: day('2009-12-01'),
      cadastro: 'INATIVO',
      anexosFlag: true,
      hasProcesso: true,
      observacao: 'Prefere manhã.',
      anexos: {
        a: { nome: 'ficha.pdf', url: 'https://x/o/inteira%2Fficha.pdf?alt=media' },
        b: { nome: 'some.pdf', url: 'https://x/o/inteira%2Fsome.pdf?alt=media' },
      },
    },
    cpfRuim: {
      ...BASE,
      nome_completo: 'Bia',
      cpf: '123.456',
      email: 'bia@x.org',
      tel_fixo: '3216',
      cargo: 'Datilógrafo',
    },
    cpfRepetido: { ...BASE, nome_completo: 'Caio', cpf: '52998224725', email: 'dois@x.org', cargo: 'datilografo' },
    semCpf: { ...BASE, nome_completo: 'Davi', email: 'dois@x.org', data_nascimento: 'ontem', valor_pago: 'muito' },
    semNome: { ...BASE, cpf: cpfs[1] },
    pobre: { nome_completo: 'Eva', cpf: 11144477735, data_cadastro: day('2015-05-05') },
    fimAntes: { ...BASE, nome_completo: 'Fabio', data_desfiliacao: day('2009-01-01') },
    voltou: {
      ...BASE,
      nome_completo: 'Gil',
      data_desfiliacao: day('2012-02-02'),
      ultima_filiacao: day('2014-04-04'),
    },
    voltouSemFim: { ...BASE, nome_completo: 'Hugo', ultima_filiacao: day('2014-04-04') },
    morto: { ...BASE, nome_completo: 'Ivo', falecido: true, situacao_filiado: 'APOSENTADO' },
    viuva: { ...BASE, nome_completo: 'Lúcia', situacao_filiado: 'PENSIONISTA', cpf_falecido: '168.995.350-09' },
    titular: { ...BASE, nome_completo: 'Mário', cpf: '16899535009', falecido: true, email: 'mario@x.org' },
    orfa: { ...BASE, nome_completo: 'Nara', situacao_filiado: 'PENSIONISTA', cpf_falecido: '16899535009' },
    semTitular: { ...BASE, nome_completo: 'Olga', cpf_falecido: '39053344705' },
    mortoComData: { ...BASE, nome_completo: 'Jair', falecido: 'Sim', data_desfiliacao: day('2018-08-08') },
  },
};

beforeAll(async () => {
  rig = await importRig([filiadosModule]);
  await rig.usuario('ana@x.org');
  await rig.usuario('dois@x.org');
  await rig.usuario('mario@x.org', ['filiado']);
  rig.pdf('inteira/ficha.pdf');
  first = (await rig.importar(EXPORT))('filiados');
});
afterAll(() => rig.close());

const one = async (chave: string) =>
  (await rig.rows<Record<string, unknown>>('select * from filiados where id_origem = $1', [chave]))[0];
const remarks = (chave: string) => first.ressalvas.filter((um) => um.chave === chave).map(({ texto }) => texto);
const periodos = (chave: string) =>
  rig.rows(
    `select p.inicio::text, p.fim::text, p.presumido, p.por_falecimento, p.motivo from filiado_periodos p
     join filiados f on f.id = p.filiado_id where f.id_origem = $1 order by p.inicio, p.fim`,
    [chave],
  );
const um = { presumido: false, por_falecimento: false, motivo: null };

it('only who has no name is refused', () => {
  expect(first).toMatchObject({ lidos: 15, importados: 14 });
  expect(first.recusados).toEqual([{ chave: 'semNome', texto: 'falta nome_completo' }]);
});

it("a record comes whole, in the registry's own words; derived fields do not", async () => {
  expect(await one('inteira')).toMatchObject({
    nome_completo: 'Ana Souza',
    cpf: '52998224725',
    rg: '123456',
    uf_orgao_expedidor: 'DF',
    sexo: 'Feminino',
    estado_civil: 'Casado(a)',
    escolaridade: 'Mestrado',
    email: 'ana@x.org',
    preferencia_comunicacao: 'pessoal',
    tel_celular: '+5561999991234',
    whatsapp: true,
    cep: '70000000',
    estado: 'DF',
    empresa: 'CAMARA',
    matricula: 'P - 123',
    cargo: 'Analista Legislativo',
    associacao: 'Clube Antigo',
    forma_pagamento: 'Consignação',
    valor_pago: 12345,
    a_conferir: [],
    observacao: 'Prefere manhã.',
  });
  expect(
    await rig.rows(`select data_nascimento::text, data_cadastro::text from filiados where id_origem = 'inteira'`),
  ).toEqual([{ data_nascimento: '1980-01-10', data_cadastro: '2009-12-01' }]);
  expect(await periodos('inteira')).toEqual([{ inicio: '2010-01-10', fim: null, ...um }]);
  expect(remarks('inteira')).toEqual([
    'preferia o e-mail funcional, que não tem: ficou o pessoal',
    "associacao 'Clube Antigo' não está na lista: ficou desabilitado nela",
    'anexo não trazido: some.pdf',
  ]);
});

it("the PDF of its folder is the record's", async () => {
  expect(
    await rig.rows(`select x.nome, a.tamanho::int from filiados_anexos x join anexos a on a.id = x.anexo_id`),
  ).toEqual([{ nome: 'ficha.pdf', tamanho: 2000 }]);
});

it('a CPF that is bad, repeated or missing is empty and a conferir, its text kept', async () => {
  expect(await one('cpfRuim')).toMatchObject({
    cpf: null,
    a_conferir: ['cpf'],
    tel_fixo: null,
    observacao: 'cpf no sistema anterior: 123.456\ntel_fixo no sistema anterior: 3216',
  });
  expect(remarks('cpfRuim')).toContain('cpf inválido: ficou vazio');
  expect(await one('cpfRepetido')).toMatchObject({
    cpf: null,
    a_conferir: ['cpf'],
    observacao: 'cpf no sistema anterior: 52998224725',
  });
  expect(remarks('cpfRepetido')).toContain('cpf repetido, já é de outra ficha: ficou vazio');
  expect(await one('semCpf')).toMatchObject({ cpf: null, a_conferir: ['cpf'] });
});

it('what cannot be read is empty; what may not be empty gets a stand-in and is a conferir', async () => {
  expect(await one('semCpf')).toMatchObject({ data_nascimento: null, valor_pago: null });
  expect(remarks('semCpf')).toEqual(
    expect.arrayContaining([
      'data_nascimento não pôde ser lido: ficou vazio',
      'valor_pago não pôde ser lido: ficou vazio',
    ]),
  );
  expect(await one('pobre')).toMatchObject({
    cpf: '11144477735',
    empresa: 'CAMARA',
    matricula: 'S/N',
    situacao_filiado: 'ATIVO',
    a_conferir: ['empresa', 'matricula', 'situacaoFiliado'],
  });
  expect(await periodos('pobre')).toEqual([{ ...um, inicio: '2015-05-05', fim: null, presumido: true }]);
});

it('an unknown cargo stays in the record and joins the disabled words, once', async () => {
  expect(await one('cpfRuim')).toMatchObject({ cargo: 'Datilógrafo' });
  expect(await one('cpfRepetido')).toMatchObject({ cargo: 'Datilógrafo' });
  expect(
    await rig.rows(`select chave, valor from configuracoes where chave like '%esabilitad%' order by chave`),
  ).toEqual([
    { chave: 'associacoesCamaraDesabilitadas', valor: ['Clube Antigo'] },
    { chave: 'cargosSenadoDesabilitados', valor: ['Datilógrafo'] },
  ]);
});

it('periods: same day, two with the gap presumed, ended at the import', async () => {
  expect(await periodos('fimAntes')).toEqual([{ ...um, inicio: '2010-01-10', fim: '2010-01-10' }]);
  expect(await periodos('voltou')).toEqual([
    { ...um, inicio: '2010-01-10', fim: '2012-02-02', presumido: true },
    { ...um, inicio: '2014-04-04', fim: null },
  ]);
  expect(await periodos('voltouSemFim')).toEqual([
    { ...um, inicio: '2010-01-10', fim: '2014-04-04', presumido: true },
    { ...um, inicio: '2014-04-04', fim: null },
  ]);
  const hoje = todayInSaoPaulo(rig.clock.now());
  const morte = { ...um, por_falecimento: true, motivo: 'Falecimento' };
  expect(await periodos('morto')).toEqual([{ ...morte, inicio: '2010-01-10', fim: hoje }]);
  expect(await periodos('mortoComData')).toEqual([{ ...morte, inicio: '2010-01-10', fim: '2018-08-08' }]);
  expect(await one('morto')).toMatchObject({
    falecido: true,
    situacao_filiado: 'INATIVO',
    situacao_anterior: 'APOSENTADO',
  });
});

it('an account is linked to the one member with its e-mail, and to none of two', async () => {
  const linked = await rig.rows(
    'select f.id_origem, u.email from filiados f join usuarios u on u.id = f.usuario_id order by 1',
  );
  expect(linked).toEqual([
    { id_origem: 'inteira', email: 'ana@x.org' },
    { id_origem: 'titular', email: 'mario@x.org' },
  ]);
  expect(remarks('semCpf')).toContain('acesso não ligado: o e-mail é de mais de um filiado');
});

it("a linked account signs in to its own record; the dead's is shut", async () => {
  const contas = await rig.rows(
    `select u.email, u.desabilitado, array_agg(p.papel order by p.papel) as papeis from usuarios u
     join papeis_usuario p on p.usuario_id = u.id where u.email in ('ana@x.org', 'mario@x.org') group by 1, 2 order by 1`,
  );
  expect(contas).toEqual([
    { email: 'ana@x.org', desabilitado: false, papeis: ['filiado'] },
    { email: 'mario@x.org', desabilitado: true, papeis: ['filiado'] },
  ]);
});

it('a pensioner has the titular that their CPF names, come before or after', async () => {
  const pensionistas = await rig.rows(
    `select f.id_origem, t.id_origem as titular from filiados f left join filiados t on t.id = f.titular_id
     where f.cpf_falecido is not null order by 1`,
  );
  expect(pensionistas).toEqual([
    { id_origem: 'orfa', titular: 'titular' },
    { id_origem: 'semTitular', titular: null },
    { id_origem: 'viuva', titular: 'titular' },
  ]);
});

it('a second run brings what was mended and changes nothing else', async () => {
  const { filiados } = EXPORT;
  const again = await rig.importar({
    filiados: { ...filiados, semNome: { ...filiados.semNome, nome_completo: 'Lia' } },
  });
  expect(again('filiados')).toMatchObject({ lidos: 15, jaImportados: 14, importados: 1, recusados: [] });
  expect(await one('inteira')).toMatchObject({ versao: 1 });
});
