import { describe, expect, it } from 'vitest';
import { filiadoDoPedido, readRespostas, respostasPorPasso } from './pedido.filiado.ts';
import {
  CAMPOS_DEPENDENTE,
  CAMPOS_PEDIDO,
  type CampoPedido,
  type Formulario,
  MAX_DEPENDENTES,
  MAX_PEDIDO_BYTES,
} from './pedido.lists.ts';
import {
  campoObrigatorio,
  comPrefixo,
  custoDaFiliacao,
  DEPENDENTE_VAZIO,
  emailMascarado,
  FORMULARIO_VAZIO,
  faltas,
  mensagemDasFaltas,
  motivoNaoDecidir,
  opcoesDoCampo,
  opcoesErradas,
  paraEnvio,
  problemas,
  temMenor,
} from './pedido.rules.ts';

const HOJE = '2026-11-22';
const form = (campos: Partial<Record<CampoPedido, string>>, over: Partial<Formulario> = {}): Formulario => ({
  ...FORMULARIO_VAZIO,
  ...over,
  campos: { ...FORMULARIO_VAZIO.campos, ...campos },
});

describe('what is mandatory', () => {
  it('everything of the text at once, in the order of the form', () => {
    const names = faltas(FORMULARIO_VAZIO, HOJE).map(({ campo }) => campo);
    expect(names).toEqual([
      ...[
        'name',
        'cpf',
        'dataNascimento',
        'genero',
        'rg',
        'orgaoExpeditor',
        'UFOrgaoExpeditor',
        'estadoCivil',
        'nomeMae',
      ],
      ...[
        'celular',
        'isWhatsapp',
        'email',
        'CEP',
        'bairro',
        'cidade',
        'estado',
        'nomeCtEmergencia',
        'celularEmergencia',
      ],
      ...['parentesco', 'home', 'matricula', 'situacaoFiliado', 'cargo', 'emailFuncional', 'preferenciaEmail'],
      ...['escolaridade', 'filiadoAssociacao', 'consentimento'],
    ]);
  });
  it('a step lists its own; the consent by its name', () => {
    expect(faltas(FORMULARIO_VAZIO, HOJE, 4)).toEqual([
      { campo: 'consentimento', rotulo: 'Autorização de tratamento de dados' },
    ]);
    expect(faltas(FORMULARIO_VAZIO, HOJE, 0)).toHaveLength(9);
    expect(faltas(FORMULARIO_VAZIO, HOJE, 3)).toEqual([]);
  });
  it('one is told in the singular, several in the plural', () => {
    expect(mensagemDasFaltas([{ rotulo: 'Autorização de tratamento de dados' }])).toBe(
      'Preencha o campo obrigatório: Autorização de tratamento de dados',
    );
    expect(mensagemDasFaltas([{ rotulo: 'RG' }, { rotulo: 'UF' }])).toBe('Preencha os campos obrigatórios: RG, UF');
  });
  it('the functional e-mail: of an Ativo, while unchosen, and of whoever wants mail there', () => {
    const asked = (campos: Partial<Record<CampoPedido, string>>) =>
      campoObrigatorio('emailFuncional', form(campos).campos);
    expect(asked({})).toBe(true);
    expect(asked({ situacaoFiliado: 'Ativo' })).toBe(true);
    expect(asked({ situacaoFiliado: 'Aposentado' })).toBe(false);
    expect(asked({ situacaoFiliado: 'APOSENTADO', preferenciaEmail: 'FUNCIONAL' })).toBe(true);
  });
  it('the titular of a pensioner, the gender of Outro, the association of Outro, Ponto for Câmara', () => {
    const names = (campos: Partial<Record<CampoPedido, string>>) =>
      faltas(form(campos), HOJE).map(({ campo }) => campo);
    expect(names({ situacaoFiliado: 'Pensionista' })).toEqual(expect.arrayContaining(['servTitular', 'CPFTitular']));
    expect(names({ situacaoFiliado: 'Ativo' })).not.toContain('servTitular');
    expect(names({ genero: 'Outro' })).toContain('outroGenero');
    expect(names({ filiadoAssociacao: 'Outro' })).toContain('outraAssociacao');
    expect(faltas(form({ home: 'CAMARA', matricula: 'P-' }), HOJE)).toContainEqual({
      campo: 'matricula',
      rotulo: 'Ponto',
    });
  });
  it('an empty dependent is none, a begun one asks name and birth; a minor asks who is responsible', () => {
    const clara = { ...DEPENDENTE_VAZIO, parentescoDependente: 'Neto(a)' };
    expect(faltas(form({}, { dependentes: [DEPENDENTE_VAZIO, clara] }), HOJE, 3).map(({ rotulo }) => rotulo)).toEqual([
      'Nome do dependente 2',
      'Data de nascimento do dependente 2',
    ]);
    const born = (data: string) => ({ dependentes: [{ ...clara, dataNascimentoDependente: data }] });
    expect(temMenor(born('23/11/2008'), HOJE)).toBe(true);
    expect(temMenor(born('22/11/2008'), HOJE)).toBe(false);
    expect(faltas(form({}, { ...born('01/01/2020'), consentimento: true }), HOJE, 4)[0]?.campo).toBe('responsavel');
  });
});

describe('what is wrong', () => {
  it.each([
    ['cpf', '529.982.247-24', 'Por favor, insira um CPF válido.'],
    ['cpf', '111.111.111-11', 'Por favor, insira um CPF válido.'],
    ['cpf', '5299822472', 'Por favor, insira um CPF válido.'],
    ['email', 'mhelena52@uol', 'Por favor, insira um email válido.'],
    ['dataNascimento', '23/11/2026', 'Data inválida'],
    ['dataNascimento', '31/02/1950', 'Data inválida'],
    ['celular', '(61) 3216-0000', 'Celular inválido.'],
    ['CEP', '7075503', 'CEP inválido.'],
  ] as const)('%s %s', (campo, text, message) => {
    expect(problemas(form({ [campo]: text }), HOJE)).toEqual({ [campo]: message });
  });
  it('what is right, and what is hidden, is not told', () => {
    const campos = { cpf: '529.982.247-25', email: 'a@b.co', dataNascimento: '08/05/1952', CPFTitular: '1' };
    expect(problemas(form(campos), HOJE)).toEqual({});
  });
  it('of a dependent too', () => {
    const dependentes = [{ ...DEPENDENTE_VAZIO, CPFDependente: '123', dataNascimentoDependente: '01/01/2030' }];
    expect(problemas(form({}, { dependentes }), HOJE)).toEqual({
      'dependentes.0.CPFDependente': 'Por favor, insira um CPF válido.',
      'dependentes.0.dataNascimentoDependente': 'Data inválida',
    });
  });
});

it('goes out in upper case, and as typed besides; hidden fields and empty rows stay behind', () => {
  const campos = { name: ' Maria Helena ', genero: 'Feminino', outroGenero: 'x', email: 'mh@uol.com.br' };
  const { enviado, digitado } = paraEnvio(form(campos, { dependentes: [DEPENDENTE_VAZIO] }));
  expect(enviado.campos).toMatchObject({
    name: 'MARIA HELENA',
    genero: 'FEMININO',
    outroGenero: '',
    email: 'MH@UOL.COM.BR',
  });
  expect(digitado.campos.name).toBe('Maria Helena');
  expect(enviado.dependentes).toEqual([]);
});

it('is read as typed only where that is what was sent', () => {
  const { enviado, digitado } = paraEnvio(form({ name: 'Maria', nomeMae: 'Ana', genero: 'Feminino' }));
  const forged = { ...digitado, campos: { ...digitado.campos, nomeMae: 'Outra' } };
  expect(readRespostas({ ...enviado, digitado: forged }).campos).toMatchObject({
    name: 'Maria',
    nomeMae: 'ANA',
    genero: 'Feminino',
  });
});

it('becomes a member’s fields', () => {
  const campos = {
    ...{
      name: 'Maria',
      cpf: '529.982.247-25',
      dataNascimento: '08/05/1952',
      genero: 'Feminino',
      email: 'MH@uol.com.br',
    },
    ...{ celular: '(61) 99914-2207', isWhatsapp: 'Sim', CEP: '70755-030', logradouro: 'SQN 210', numero: 'bl. A' },
    ...{
      home: 'CAMARA',
      matricula: 'P-123',
      situacaoFiliado: 'Pensionista',
      servTitular: 'João',
      CPFTitular: '111.444.777-35',
    },
    ...{ filiadoAssociacao: 'Outro', outraAssociacao: 'Clube', preferenciaEmail: 'Pessoal' },
  };
  const { enviado, digitado } = paraEnvio(form(campos));
  expect(filiadoDoPedido({ ...enviado, digitado })).toMatchObject({
    ...{
      nomeCompleto: 'Maria',
      cpf: '52998224725',
      dataNascimento: '1952-05-08',
      sexo: 'Feminino',
      email: 'mh@uol.com.br',
    },
    ...{
      telCelular: '+5561999142207',
      whatsapp: true,
      cep: '70755030',
      logradouro: 'SQN 210, bl. A',
      empresa: 'CAMARA',
    },
    ...{ situacaoFiliado: 'PENSIONISTA', nomeFalecido: 'João', cpfFalecido: '11144477735', filiadoAssociacao: 'OUTRO' },
    ...{ associacaoOutra: 'Clube', associacaoNaoListada: null, preferenciaComunicacao: 'pessoal' },
  });
});

it('the desk reads the answers by the sections of a ficha, with a CPF in its mask', () => {
  const campos = { name: 'Maria', cpf: '52998224725', email: 'mh@uol.com.br', home: 'SENADO', matricula: '24871' };
  const sections = respostasPorPasso(paraEnvio(form(campos)).enviado);
  expect(sections.map(({ passo }) => passo)).toEqual(['Informações Pessoais', 'Contatos', 'Informações Profissionais']);
  expect(sections[0]?.campos).toContainEqual({ rotulo: 'CPF', valor: '529.982.247-25' });
  expect(sections[2]?.campos).toContainEqual({ rotulo: 'Matrícula', valor: '24871' });
});

it('the ponto begins with P- however it is typed', () => {
  expect(['123', 'p123', 'P - 123', 'P-123'].map((text) => comPrefixo('CAMARA', text))).toEqual(Array(4).fill('P-123'));
  expect(comPrefixo('TCU', 'P123')).toBe('P123');
});

it('the fee is a share between floor and ceiling, in centavos', () => {
  const tabela = { percentual: 90, piso: 11_000, teto: 21_000 };
  expect([1_840_000, 500_000, 9_000_000, 0].map((net) => custoDaFiliacao(net, tabela))).toEqual([
    16_560, 11_000, 21_000, 11_000,
  ]);
});

it('an address is shown by its ends', () => {
  expect(emailMascarado('mhelena52@uol.com.br')).toBe('mh•••••52@uol.com.br');
  expect(emailMascarado('a@b.co')).toBe('a•••••@b.co');
});

it('only what is signed is decided, and by whoever may', () => {
  const motivos = (['aguardando_assinatura', 'assinado', 'aceito', 'recusado', 'expirado'] as const).map((estado) =>
    motivoNaoDecidir(estado, true),
  );
  expect(motivos).toEqual(['nao_assinado', null, 'ja_aceito', 'ja_recusado', 'expirado']);
  expect(motivoNaoDecidir('assinado', false)).toBe('so_consulta');
});

it('the largest application that the limits let pass is smaller than 64 KB', () => {
  const fill = (campos: Record<string, { maximo: number }>) =>
    Object.fromEntries(Object.entries(campos).map(([key, { maximo }]) => [key, 'Ç'.repeat(maximo)]));
  const part = { campos: fill(CAMPOS_PEDIDO), dependentes: Array(MAX_DEPENDENTES).fill(fill(CAMPOS_DEPENDENTE)) };
  const body = { ...part, digitado: part, consentimento: true, responsavel: true, convenios: true };
  expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(MAX_PEDIDO_BYTES);
});

describe('what is offered', () => {
  const lista = (palavra: string) => ({ CAMARA: [`${palavra} C`], SENADO: [`${palavra} S`], TCU: [`${palavra} T`] });
  const ofertas = { cargos: lista('Cargo'), associacoes: lista('Clube') };
  it('careers of the house, associations of the house that is named; nothing until one is', () => {
    const { campos } = form({ home: 'SENADO', filiadoAssociacao: 'CÂMARA' });
    expect(opcoesDoCampo('cargo', campos, ofertas)).toEqual(['Cargo S']);
    expect(opcoesDoCampo('associacao', campos, ofertas)).toEqual(['Clube C']);
    expect(opcoesDoCampo('cargo', form({}).campos, ofertas)).toEqual([]);
    expect(opcoesDoCampo('estado', campos, ofertas)).toContain('DF');
  });
  it('is all that is taken, in whatever capitals; what is hidden is not looked at', () => {
    const wrong = (campos: Parameters<typeof form>[0], over = {}) => opcoesErradas(form(campos, over), ofertas);
    expect(wrong({ home: 'TCU', cargo: 'CARGO T', estado: 'df', associacao: 'Nenhuma' })).toEqual({});
    expect(Object.keys(wrong({ home: 'TCU', cargo: 'Cargo S', estado: 'XX' }))).toEqual(['estado', 'cargo']);
    const dependentes = [{ ...DEPENDENTE_VAZIO, parentescoDependente: 'Vizinho', generoDependente: 'FEMININO' }];
    expect(Object.keys(wrong({}, { dependentes }))).toEqual(['dependentes.0.parentescoDependente']);
  });
});
