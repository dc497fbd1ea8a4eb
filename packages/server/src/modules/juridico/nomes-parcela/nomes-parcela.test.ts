import type { PreviaDaLista, Procurado, VersaoDaLista } from '@sede/domain/modules/juridico/nomes-parcela';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { xlsxOf } from '#platform/spreadsheets/xlsx-for-tests.ts';
import { testDatabase } from '#platform/testing/database.ts';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';

const PAGINA = '/parcela-compensatoria';
const banco = await testDatabase();
const start = () => testApp({ on: banco, env: { TRUST_PROXY: '127.0.0.1' } });
let app: TestApp;
let jurista: TestPerson;
let gestora: TestPerson;
beforeAll(async () => {
  app = await start();
  jurista = await app.person(['juridico'], { nome: 'Júlia Jurista' });
  gestora = await app.person(['gestor_usuario']);
});
afterAll(async () => {
  await app.close();
  await banco.drop();
});
beforeEach(() => app.rows('delete from auth.tentativas'));

const HEADER = ['NOME', 'FILIADA(O)?', 'JÁ ESTÁ NA AÇÃO?', 'CPF', 'NASCIMENTO'];
const MARIA = { nome: 'Maria Helena Duarte', cpf: '529.982.247-25', nascimento: '1952-05-08' };
const LISTA = [
  HEADER,
  ['MARIA HELENA DUARTE', 'SIM', 'SIM', '52998224725', '08/05/1952'],
  ['JOÃO DA SILVA', 'NÃO', 'NÃO', '11144477735', '02/01/1960'],
  ['ANA LIMA', 'SIM', 'NÃO'],
  ['BIA ROCHA', 'NÃO', 'SIM', '12345678909', '03/02/1961'],
  ['CAIO REIS', 'FALECIDO', 'SIM', '98765432100', '04/03/1940'],
  ['DORA REIS', 'FALECIDO', 'NÃO', '39053344705', '04/03/1940'],
  ['JOSÉ CARLOS', 'SIM', 'SIM', '86288366757', '01/01/1950'],
  ['JOSE  CARLOS', 'NÃO', 'NÃO', '16899535009', '01/01/1951'],
  ['<b>Ivo</b> =1+1', 'SIM', 'SIM'],
];

async function send<T>(who: TestPerson, path: string, bytes: Buffer, nome = 'lista.xlsx') {
  const answer = await app.app.inject({
    method: 'POST',
    url: `/api/nomes-parcela${path}`,
    headers: {
      host: 'localhost:3999',
      'x-sede': '1',
      cookie: who.cookie,
      'content-type': 'application/octet-stream',
      'x-nome-arquivo': encodeURIComponent(nome),
    },
    payload: bytes,
  });
  return { status: answer.statusCode, body: answer.json<T>() };
}
const publish = async (rows: readonly (readonly string[])[] = LISTA, nome = 'lista.xlsx') => {
  const { status, body } = await send<VersaoDaLista>(jurista, '', xlsxOf(rows), nome);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

let addresses = 0;
const from = () => {
  addresses += 1;
  return { 'x-forwarded-for': `10.${addresses >> 8}.${addresses & 255}.1` };
};
const search = (nome: string, at = app, headers = from()) =>
  at.stranger.rest<Procurado>('POST', '/publico/parcela', { nome }, { ...headers, ...at.ticket(PAGINA) });
const confirm = (who: { nome: string; cpf: string; nascimento: string }, at = app) =>
  at.stranger.rest<Procurado>('POST', '/publico/parcela/situacao', who, { ...from(), ...at.ticket(PAGINA) });
const setting = (chave: string, valor: unknown) =>
  app.rows(`insert into configuracoes (id, chave, valor) values (gen_random_uuid(), $1, $2)`, [
    chave,
    JSON.stringify(valor),
  ]);
const noSettings = () => app.rows('delete from configuracoes');
const NAO_CONFIRMADO = {
  situacao: 'nao_confirmado',
  mensagem: 'Não foi possível confirmar. Fale com o sindicato.',
  nome: null,
  dados: null,
};

describe('before a list is published', () => {
  it('the search says that it is not open yet', async () => {
    expect((await search('Maria')).body).toMatchObject({
      situacao: 'indisponivel',
      mensagem: 'A consulta ainda não está disponível. Fale com o sindicato.',
    });
    expect((await confirm(MARIA)).body).toEqual(NAO_CONFIRMADO);
  });
});

describe('the list', () => {
  it('is previewed without a write: counts, what changes, the first lines with their CPF masked', async () => {
    await publish();
    const { status, body } = await send<PreviaDaLista>(
      jurista,
      '/prever',
      xlsxOf([...LISTA.slice(0, 4), ['NOVA PESSOA', 'SIM', 'SIM'], ['ERRADA', '?', 'SIM']]),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      linhas: 4,
      naAcao: 2,
      comCpf: 2,
      homonimos: 0,
      entram: 1,
      saem: 5,
      quantosProblemas: 1,
    });
    expect(body.problemas).toEqual([{ linha: 6, problema: 'FILIADA(O)? deve ser SIM, NÃO, FALECIDO' }]);
    expect(body.amostra[0]).toMatchObject({ nome: 'MARIA HELENA DUARTE', cpf: '***.982.247-**' });
    expect((await send<PreviaDaLista>(jurista, '/prever', xlsxOf(LISTA))).body).toMatchObject({
      entram: 0,
      saem: 0,
      homonimos: 2,
    });
    expect(await app.rows('select id from nomes_parcela_versoes')).toHaveLength(1);
  });

  it('with a bad line, unreadable, too large or without its columns is not published', async () => {
    const before = await app.rows('select id from nomes_parcela_versoes');
    const bad = await send<Refusal>(jurista, '', xlsxOf([HEADER, ['A', 'SIM', 'SIM'], ['B', 'SIM', 'TALVEZ']]));
    expect([bad.status, bad.body.code, bad.body.message]).toEqual([
      422,
      'nomes_parcela.linhas_invalidas',
      'Uma linha tem problema. Nada foi publicado.',
    ]);
    expect(bad.body.data.problemas).toEqual([{ linha: 3, problema: 'JÁ ESTÁ NA AÇÃO? deve ser SIM ou NÃO' }]);
    expect((await send<Refusal>(jurista, '', Buffer.from('%PDF-1.7\0'))).body.code).toBe('nomes_parcela.ilegivel');
    expect((await send<Refusal>(jurista, '', Buffer.from('a;b\n1;2'))).body.code).toBe('nomes_parcela.sem_colunas');
    expect((await send<Refusal>(jurista, '', Buffer.alloc(5 * 1024 * 1024 + 1, 'a'))).status).toBe(413);
    expect(await app.rows('select id from nomes_parcela_versoes')).toEqual(before);
  });

  it('takes a .csv of Windows too', async () => {
    const { body } = await send<PreviaDaLista>(
      jurista,
      '/prever',
      Buffer.from('NOME;FILIADA(O)?;J\xc1 EST\xc1 NA A\xc7\xc3O?\nJO\xc3O;N\xc3O;SIM\n', 'latin1'),
    );
    expect(body.amostra).toMatchObject([{ nome: 'JOÃO', filiada: 'NÃO', naAcao: true }]);
  });

  it('is in force at once, and an earlier version can be put back', async () => {
    const first = await publish();
    const second = await publish([HEADER, ['SÓ EU', 'SIM', 'SIM']], 'nova.xlsx');
    expect((await search('Ana Lima')).body.situacao).toBe('nao_encontrado');
    const { itens } = (await jurista.rest<{ itens: VersaoDaLista[] }>('GET', '/nomes-parcela/versoes')).body;
    expect(itens.filter(({ vigente }) => vigente).map(({ id }) => id)).toEqual([second.id]);
    expect(itens.find(({ id }) => id === second.id)).toMatchObject({
      nome: 'nova.xlsx',
      linhas: 1,
      enviadaPor: 'Júlia Jurista',
    });
    const old = itens.find(({ id }) => id === first.id);
    const back = await jurista.rest<VersaoDaLista>('POST', `/nomes-parcela/${first.id}/voltar`, {
      versao: old?.versao,
    });
    expect(back.body).toMatchObject({ id: first.id, vigente: true });
    expect((await search('Ana Lima')).body.situacao).toBe('acao');
    const again = await jurista.rest('POST', `/nomes-parcela/${first.id}/voltar`, { versao: back.body.versao });
    expect([again.status, again.body.code]).toEqual([409, 'nomes_parcela.ja_vigente']);
    const audit = await app.rows(`select operacao from auditoria where operacao = 'nomesParcela.voltar'`);
    expect(audit.length).toBeGreaterThan(0);
  });

  it('has one version in force, however many people publish at once', async () => {
    await Promise.all(Array.from({ length: 6 }, (_, i) => publish(LISTA, `ao-mesmo-tempo-${i}.xlsx`)));
    expect(await app.rows('select id from nomes_parcela_versoes where vigente')).toHaveLength(1);
  });

  it('is nobody’s but the legal desk’s', async () => {
    expect((await send<Refusal>(gestora, '', xlsxOf(LISTA))).status).toBe(403);
    expect((await gestora.rest('GET', '/nomes-parcela/versoes')).status).toBe(403);
  });
});

describe('a name alone', () => {
  it('tells only the action, whatever the list knows of membership and death', async () => {
    await publish();
    expect((await search(' maria   helena DUARTE ')).body).toEqual({
      situacao: 'acao',
      mensagem: 'Você tem direito e está na ação.',
      nome: 'MARIA HELENA DUARTE',
      dados: null,
    });
    for (const [nome, mensagem] of [
      ['João da Silva', 'Você tem direito e ainda não está na ação.'],
      ['Bia Rocha', 'Você tem direito e está na ação.'],
      ['Caio Reis', 'Você tem direito e está na ação.'],
      ['Maria Helena', 'Nome não encontrado.'],
      ['%', 'Nome não encontrado.'],
      ['Ninguém', 'Nome não encontrado.'],
    ]) {
      expect((await search(nome ?? '')).body, nome).toMatchObject({ mensagem, dados: null });
    }
  });

  it('of two people tells nothing', async () => {
    expect((await search('José Carlos')).body).toEqual({
      situacao: 'homonimos',
      mensagem: 'Há mais de uma pessoa com este nome. Informe também o CPF e a data de nascimento.',
      nome: null,
      dados: null,
    });
  });

  it('is a text and nothing else', async () => {
    expect((await search('<b>Ivo</b> =1+1')).body).toMatchObject({ situacao: 'acao', nome: '<b>Ivo</b> =1+1' });
    expect((await search("' or 1=1 --")).body.situacao).toBe('nao_encontrado');
    expect((await search('x'.repeat(121))).status).toBe(400);
    expect((await search('   ')).status).toBe(400);
  });
});

describe('name, CPF and birth date', () => {
  it('that match the list’s line get one of the text’s five answers, with the union’s phone in it', async () => {
    await setting('telefoneSindicato', '6132160000');
    await setting('emailSindicato', 'oi@sinfic.org');
    for (const [who, mensagem, dados] of [
      [MARIA, 'Você tem direito, está na ação e é filiado(a) ao sindicato.', { filiada: 'SIM', naAcao: true }],
      [
        { nome: 'João da Silva', cpf: '11144477735', nascimento: '1960-01-02' },
        'não é filiado(a). Fale com o sindicato: (61) 3216-0000 ou oi@sinfic.org.',
        { filiada: 'NÃO', naAcao: false },
      ],
      [
        { nome: 'Bia Rocha', cpf: '12345678909', nascimento: '1961-02-03' },
        'está irregular',
        { filiada: 'NÃO', naAcao: true },
      ],
      [
        { nome: 'Caio Reis', cpf: '98765432100', nascimento: '1940-03-04' },
        'falecido(a)',
        { filiada: 'FALECIDO', naAcao: true },
      ],
      [
        { nome: 'José Carlos', cpf: '16899535009', nascimento: '1951-01-01' },
        'ainda não está na ação',
        { filiada: 'NÃO', naAcao: false },
      ],
    ] as const) {
      const { body } = await confirm(who);
      expect(body, who.nome).toMatchObject({ situacao: 'completa', dados });
      expect(body.mensagem).toContain(mensagem);
    }
    // The text has no answer for who died outside the action.
    const { body } = await confirm({ nome: 'Dora Reis', cpf: '39053344705', nascimento: '1940-03-04' });
    expect(body).toEqual({
      ...NAO_CONFIRMADO,
      mensagem: 'Não foi possível confirmar. Fale com (61) 3216-0000 ou oi@sinfic.org.',
    });
    await noSettings();
  });

  it('that do not match are one answer, whichever of them is wrong', async () => {
    for (const who of [
      { ...MARIA, nascimento: '1952-05-09' },
      { ...MARIA, cpf: '111.444.777-35' },
      { ...MARIA, nome: 'Outra Pessoa' },
      { nome: 'Ana Lima', cpf: '86288366757', nascimento: '1950-01-01' },
    ]) {
      expect((await confirm(who)).body).toEqual(NAO_CONFIRMADO);
    }
    expect((await confirm({ ...MARIA, cpf: '52998224724' })).status).toBe(400);
  });

  it('of a line without CPF are matched with the registry’s member of that name, whose membership is the registry’s', async () => {
    const ANA = { nome: 'Ana Lima', cpf: '41587943077', nascimento: '1970-06-07' };
    const made = await gestora.rest<{ id: string; versao: number }>('POST', '/filiados', {
      ...{ nomeCompleto: 'ANA LIMA', cpf: ANA.cpf, dataNascimento: ANA.nascimento, email: 'ana@x.org' },
      ...{ empresa: 'SENADO', matricula: '5', situacaoFiliado: 'ATIVO', dataFiliacao: '2000-01-01' },
    });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    expect((await confirm(ANA)).body).toMatchObject({ situacao: 'completa', dados: { filiada: 'SIM', naAcao: false } });
    expect((await confirm({ ...ANA, nascimento: '1970-06-08' })).body).toEqual(NAO_CONFIRMADO);
    expect((await confirm({ ...ANA, nome: 'Maria Helena Duarte' })).body).toEqual(NAO_CONFIRMADO);
    await app.rows('delete from auth.tentativas');
    await app.rows(`update filiado_periodos set fim = '2020-01-01' where filiado_id = $1`, [made.body.id]);
    expect((await confirm(ANA)).body.dados, 'left since').toEqual({ filiada: 'NÃO', naAcao: false });
    // The list says SIM of Maria; the registry, which knows her CPF, that she has died.
    const maria = await gestora.rest<{ id: string }>('POST', '/filiados', {
      ...{ nomeCompleto: 'Maria H. Duarte', cpf: MARIA.cpf, dataNascimento: '1952-05-08', email: 'maria@x.org' },
      ...{ empresa: 'SENADO', matricula: '6', situacaoFiliado: 'APOSENTADO', dataFiliacao: '2000-01-01' },
    });
    await app.rows('update filiados set falecido = true where id = $1', [maria.body.id]);
    expect((await confirm(MARIA)).body.dados).toEqual({ filiada: 'FALECIDO', naAcao: true });
    await app.rows('delete from filiados');
  });

  it('are asked three times a day for one CPF, found or not, from anywhere, also after a restart', async () => {
    const wrong = { ...MARIA, nascimento: '1900-01-01' };
    for (let i = 0; i < 3; i++) expect((await confirm(wrong)).status).toBe(200);
    expect((await confirm(MARIA)).status, 'the fourth, even right').toBe(429);
    const second = await start();
    expect((await confirm(MARIA, second)).status).toBe(429);
    await second.close();
  });
});

describe('with the setting that restores the text’s behaviour', () => {
  it('a name alone gets the five answers from the list; homonyms still tell nothing', async () => {
    await setting('parcelaCompensatoriaLiteral', true);
    await setting('parcelaNaAcaoIrregular', 'Irregular! {email}');
    expect((await search('Maria Helena Duarte')).body).toMatchObject({
      situacao: 'completa',
      dados: { filiada: 'SIM', naAcao: true },
    });
    expect((await search('Bia Rocha')).body.mensagem).toBe('Irregular! e-mail do sindicato');
    expect((await search('Ana Lima')).body.dados).toEqual({ filiada: 'SIM', naAcao: false });
    expect((await search('José Carlos')).body.situacao).toBe('homonimos');
    await noSettings();
  });
});

describe('a robot', () => {
  it('gets nothing without a ticket of this page, and ten searches a minute from one address', async () => {
    const none = await app.stranger.rest('POST', '/publico/parcela', { nome: 'Maria Helena Duarte' }, from());
    expect([none.status, none.body.code]).toEqual([422, 'plataforma.bilhete_ausente']);
    const other = await app.stranger.rest(
      'POST',
      '/publico/parcela',
      { nome: 'Ana Lima' },
      { ...from(), ...app.ticket('/privacidade') },
    );
    expect(other.body.code).toBe('plataforma.bilhete_ausente');
    const address = from();
    for (let i = 0; i < 9; i++) expect((await search('Ana Lima', app, address)).status).toBe(200);
    const tenth = await app.stranger.rest('POST', '/publico/parcela/situacao', MARIA, {
      ...address,
      ...app.ticket(PAGINA),
    });
    expect(tenth.status, 'both searches count together').toBe(200);
    expect((await search('Ana Lima', app, address)).status).toBe(429);
  });

  it('learns nothing from the length or the time of an answer', async () => {
    app.held.length = 0;
    const answers = [
      await search('Maria Helena Duarte'),
      await search('Ninguém'),
      await search('José Carlos'),
      await confirm(MARIA),
      await confirm({ ...MARIA, nascimento: '1952-05-10' }),
    ];
    expect(new Set(answers.map(({ bytes }) => bytes.length))).toEqual(new Set([2048]));
    expect(app.held).toHaveLength(5);
    for (const ms of app.held) expect(ms).toBeGreaterThan(0);
  });
});
