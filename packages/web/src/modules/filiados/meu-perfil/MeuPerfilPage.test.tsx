import { platformErrors } from '@sede/domain/kernel';
import { type MinhasCorrecoes, NOMES_CORRIGIVEIS } from '@sede/domain/modules/filiados/correcoes';
import type { Perfil } from '@sede/domain/modules/filiados/meu-perfil';
import { expect, it } from 'vitest';
import {
  expectNoViolations,
  fieldError,
  fieldOf,
  fill,
  findNotice,
  type Handlers,
  openAt,
  screen,
  waitFor,
  within,
} from '#platform/testing/index.ts';
import { meuPerfilModule } from './meu-perfil.routes.tsx';

const ANA: Perfil = {
  ...{
    versao: 4,
    nomeCompleto: 'Ana Duarte',
    nomeSocial: null,
    email: 'ana@casa.org',
    cpf: '52998224725',
    rg: '1204556',
  },
  ...{ cep: '70755030', logradouro: 'SQN 309', bairro: 'Asa Norte', cidade: 'Brasília', estado: 'DF' as const },
  ...{
    telCelular: '+5561999142207',
    telFixo: null,
    empresa: 'SENADO' as const,
    situacaoFiliado: 'APOSENTADO' as const,
  },
  ...{ dataFiliacao: '1998-03-14', dataDesfiliacao: null, cadastro: 'FILIADO' as const, orgaoExpedidor: 'SSP' },
  ...{ ufOrgaoExpedidor: 'DF', dataNascimento: '1952-05-08', sexo: 'Feminino', estadoCivil: null, nomeMae: 'Helena' },
  ...{ escolaridade: null, emailFuncional: null, telComercial: null, telResidencial: null, ramal: null },
  ...{
    nomeCtEmergencia: null,
    celularCtEmergencia: null,
    parentescoCtEmergencia: null,
    matricula: '24871',
    cargo: null,
  },
};
// Nothing of each field: what this page's tests do not ask.
const NADA = Object.fromEntries(NOMES_CORRIGIVEIS.map((campo) => [campo, null])) as MinhasCorrecoes['atuais'];
const TEMAS = [
  { nome: 'Assembleias', obrigatorio: true, recebe: true },
  { nome: 'Eventos', obrigatorio: false, recebe: true },
];
const pagina = (filiado: Perfil | null = ANA, over: object = {}) => ({
  ...{ filiado, podeLigar: false, emailPendente: null, temas: filiado ? TEMAS : [], consentimentos: [] },
  ...over,
});
const open = (meuPerfil: Handlers['meuPerfil'] = {}, path = '/filiado') =>
  openAt(path, meuPerfilModule.routes, {
    as: ['filiado'],
    contract: {
      meuPerfil: { get: () => pagina(), ...meuPerfil },
      correcoes: { minhas: () => ({ podePedir: false, atuais: NADA, pedidos: [] }) },
    },
  });
const edit = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Editar' }));
  return screen.findByRole('form', { name: 'Meu Perfil' });
};

it('is read-only until Editar; Cancelar forgets, Confirmar sends what changed', async () => {
  let stored = ANA;
  const { user, asked } = await open({
    get: () => pagina(stored),
    update: ({ bairro = null }) => {
      stored = { ...ANA, bairro };
      return pagina(stored);
    },
  });
  await screen.findByText('70755-030');
  expect(screen.queryByRole('textbox')).toBeNull();
  await expectNoViolations();
  let form = await edit(user);
  await fill(user, form, 'Bairro', 'Sul');
  await user.click(within(form).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  form = await edit(user);
  expect(fieldOf(form, 'Bairro').value).toBe('Asa Norte');
  await expectNoViolations();
  await fill(user, form, 'Bairro', 'Sul');
  await user.click(within(form).getByRole('button', { name: 'Confirmar' }));
  await findNotice('Usuário atualizado com sucesso!');
  expect(asked('meuPerfil.update')).toEqual([{ versao: 4, bairro: 'Sul' }]);
  await screen.findByText('Sul');
});

it('marks what is missing at its field and sends nothing', async () => {
  const { user, asked } = await open();
  const form = await edit(user);
  await user.clear(fieldOf(form, 'Nome completo'));
  await user.clear(fieldOf(form, 'E-mail'));
  await user.click(within(form).getByRole('button', { name: 'Confirmar' }));
  await waitFor(() => expect(fieldError(form, 'Nome completo')).toBe('Obrigatório'));
  expect(fieldError(form, 'E-mail')).toBeTruthy();
  expect(asked('meuPerfil.update')).toEqual([]);
});

it('a whole CEP fills the address when its field is left; what the service does not know stays', async () => {
  const { user } = await open({ cep: () => ({ logradouro: '', bairro: 'Centro', cidade: 'Goiânia', estado: 'GO' }) });
  const form = await edit(user);
  await fill(user, form, 'CEP', '74003-010');
  await user.tab();
  await waitFor(() => expect(fieldOf(form, 'Cidade').value).toBe('Goiânia'));
  expect(fieldOf(form, 'Logradouro').value).toBe('SQN 309');
});

it('a new e-mail is shown as waiting, and can be given up', async () => {
  let emailPendente: string | null = 'nova@casa.org';
  const { user, asked } = await open({
    get: () => pagina(ANA, { emailPendente }),
    cancelarEmail: () => {
      emailPendente = null;
      return pagina();
    },
  });
  expect((await screen.findByText('nova@casa.org')).parentElement?.textContent).toBe(
    'nova@casa.org · aguardando confirmação',
  );
  await user.click(screen.getByRole('button', { name: 'Desistir da troca' }));
  await waitFor(() => expect(screen.queryByText(/aguardando/)).toBeNull());
  expect(asked('meuPerfil.cancelarEmail')).toHaveLength(1);
});

it('whoever left reads, with the banner, and changes nothing', async () => {
  await open({ get: () => pagina({ ...ANA, cadastro: 'INATIVO', dataDesfiliacao: '2026-10-01' }) });
  await screen.findByText('Atenção: servidor não é mais filiado.');
  expect(screen.queryByRole('button', { name: 'Editar' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Declaração de filiação' })).toBeNull();
  await expectNoViolations();
});

it('an account without record says whom to ask; one that is found links itself', async () => {
  await open({ get: () => pagina(null) });
  await screen.findByText(/^Seu usuário ainda não está ligado a uma ficha\. Fale com /);
});

it('links itself on opening, once', async () => {
  let linked = false;
  const { asked } = await open({
    get: () => (linked ? pagina() : pagina(null, { podeLigar: true })),
    ligar: () => {
      linked = true;
      return pagina();
    },
  });
  await screen.findByText('ana@casa.org');
  expect(asked('meuPerfil.ligar')).toEqual([{}]);
});

it('topics: an obligatory one is locked, another is saved at its tick', async () => {
  const { user, asked } = await open({ receber: () => pagina() });
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /Assembleias/ })).disabled).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: 'Eventos' }));
  await findNotice('Preferência salva.');
  expect(asked('meuPerfil.receber')).toEqual([{ tema: 'Eventos', recebe: false }]);
});

it('a consent is taken back after a question', async () => {
  const convenios = {
    id: '0198c0de-0000-7000-8000-0000000000c1',
    finalidade: 'Ofertas de convênios',
    dadoEm: '2026-03-02T12:00:00.000Z',
  };
  let dados = [convenios];
  const page = () => pagina(ANA, { consentimentos: dados });
  const { user, asked } = await open({
    get: page,
    revogar: () => {
      dados = [];
      return page();
    },
  });
  await screen.findByText('Desde 02/03/2026');
  await expectNoViolations();
  await user.click(screen.getByRole('button', { name: 'Retirar autorização: Ofertas de convênios' }));
  expect(asked('meuPerfil.revogar')).toEqual([]);
  const question = await screen.findByRole('dialog', { name: 'Retirar autorização' });
  await user.click(within(question).getByRole('button', { name: 'Retirar autorização' }));
  await findNotice('Autorização retirada.');
  expect(asked('meuPerfil.revogar')).toEqual([{ consentimento: convenios.id }]);
  expect(screen.queryByRole('heading', { name: 'Autorizações que dei' })).toBeNull();
});

it('a member takes their declaration', async () => {
  await open();
  const link = await screen.findByRole('link', { name: 'Declaração de filiação' });
  expect(link.getAttribute('href')).toBe('/api/meu-perfil/declaracao');
});

it('a failure to load is a failure, with another try', async () => {
  await open({
    get: () => {
      throw platformErrors.interno();
    },
  });
  await screen.findByRole('button', { name: 'Tentar novamente' });
});

it('‘Ver processos’ leads to the own cases', async () => {
  await open();
  const link = await screen.findByRole('link', { name: 'Ver processos' });
  expect(link.getAttribute('href')).toBe('/filiado/processos');
});

it('a link of a mail says what it does and waits to be confirmed', async () => {
  window.location.hash = '#abc';
  const { user, asked } = await open(
    {
      lerLink: () => ({ tipo: 'nao_fui_eu', email: 'a•••@casa.org' }),
      usarLink: () => ({ feito: true, mensagem: 'Desfeito.' }),
    },
    '/filiado/confirmar#abc',
  );
  const button = await screen.findByRole('button', { name: 'Não fui eu: desfazer' });
  expect(asked('meuPerfil.usarLink')).toEqual([]);
  await user.click(button);
  await screen.findByText('Desfeito.');
  expect(asked('meuPerfil.usarLink')).toEqual([{ token: 'abc' }]);
});

it('what was done with the data is asked for when it is opened, a page at a time, and names nobody', async () => {
  const linha = (dia: string) => ({ dia, area: 'Ficha do filiado', ato: 'Abriu a ficha', por: '', vezes: 2 });
  const { user, asked } = await open({
    acessos: ({ pagina = 1 }) => ({ itens: [linha(`2026-11-0${pagina}`)], temMais: pagina === 1 }),
  });
  const summary = await screen.findByText('Quem viu meus dados');
  expect(asked('meuPerfil.acessos')).toEqual([]);
  await user.click(summary);
  const table = await screen.findByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((th) => th.textContent),
  ).toEqual(['Dia', 'Área', 'O que fez']);
  expect(within(table).getByText('Abriu a ficha (2 vezes)')).toBeDefined();
  await expectNoViolations();
  await user.click(screen.getByRole('button', { name: 'Mostrar anteriores' }));
  await screen.findByText('02/11/2026');
  expect(screen.queryByRole('button', { name: 'Mostrar anteriores' })).toBeNull();
  expect(asked('meuPerfil.acessos')).toEqual([{ pagina: 1 }, { pagina: 2 }]);
});
