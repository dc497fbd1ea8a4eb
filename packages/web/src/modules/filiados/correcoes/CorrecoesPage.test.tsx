import { platformErrors, podeDe } from '@sede/domain/kernel';
import {
  type Correcao,
  type CorrecaoListada,
  correcoesErrors,
  type MotivoCorrecao,
} from '@sede/domain/modules/filiados/correcoes';
import { filiadosErrors, MASCARADO } from '@sede/domain/modules/filiados/filiados';
import { expect, it } from 'vitest';
import {
  expectNoViolations,
  findNotice,
  type Handlers,
  openAt,
  pageOf,
  screen,
  within,
} from '#platform/testing/index.ts';
import { correcoesModule } from './correcoes.routes.tsx';

const CARGO: Correcao = {
  ...{ id: '01939e2b-7c00-7000-8000-000000000001', versao: 1, filiadoId: '01939e2b-7c00-7000-8000-0000000000f1' },
  ...{ criadoEm: '2026-11-20T12:00:00Z', atualizadoEm: '2026-11-20T12:00:00Z', filiadoNome: 'ANA DUARTE' },
  ...{ empresa: 'TCU', cadastro: 'FILIADO', campo: 'cargo', justificativa: 'Fui promovida.', estado: 'pedida' },
  ...{ motivo: null, decididaEm: null, decididaPorNome: null, pode: {}, versaoDaFicha: 7 },
  ...{ valorAtual: 'Técnico', valorAntes: 'Técnico', valorPedido: 'Auditor', mudou: false, igual: false },
};
const listada = ({
  valorAtual: _a,
  valorAntes: _b,
  valorPedido: _c,
  mudou: _d,
  igual: _e,
  versaoDaFicha: _f,
  justificativa: _g,
  ...one
}: Correcao) => one satisfies CorrecaoListada;
const open = (correcao: Correcao = CARGO, handlers: Handlers['correcoes'] = {}) =>
  openAt('/filiados/correcoes', correcoesModule.routes, {
    as: ['editor_filiado'],
    contract: { correcoes: { list: () => pageOf([listada(correcao)]), get: () => correcao, ...handlers } },
  });
const record = () => screen.findByRole('region', { name: 'Em decisão' });

it('shows what the record had, has and should have, and accepts on the versions that were seen', async () => {
  const { user, asked } = await open(
    { ...CARGO, valorAtual: 'Analista', mudou: true },
    {
      aceitar: () => ({ ...CARGO, estado: 'aceita' }),
    },
  );
  const frame = within(await record());
  await frame.findByRole('heading', { name: 'Cargo de Ana Duarte' });
  const facts = [...(await record()).querySelectorAll('dt')].map(
    (dt) => `${dt.textContent}: ${dt.nextElementSibling?.textContent}`,
  );
  expect(facts).toEqual([
    'Na ficha, quando pediu: Técnico',
    'Na ficha hoje: Analista',
    'Valor pedido: Auditor',
    'Justificativa: Fui promovida.',
  ]);
  expect(frame.getByText(/A ficha mudou desde o pedido/)).toBeDefined();
  await expectNoViolations();
  await user.click(frame.getByRole('button', { name: 'Aceitar' }));
  await findNotice('Correção aceita.');
  expect(asked('correcoes.aceitar')).toEqual([{ id: CARGO.id, versao: 1, versaoDaFicha: 7, distintos: [] }]);
});

it('says the record’s own refusal, and asks whether it is the same person before it saves again', async () => {
  const alike = {
    id: '01939e2b-7c00-7000-8000-0000000000f2',
    nome: 'BIA',
    empresa: 'TCU',
    matricula: '777',
    por: 'matricula',
  };
  let refusal = filiadosErrors.cpf_cadastrado({
    values: { nome: 'BIA', cadastro: 'Filiado' },
    campos: { cpf: 'CPF já cadastrado: BIA (Filiado).' },
  });
  const { user, asked } = await open(CARGO, {
    aceitar: ({ distintos = [] }) => {
      if (distintos.length === 0) throw refusal;
      return { ...CARGO, estado: 'aceita' };
    },
  });
  const button = await screen.findByRole('button', { name: 'Aceitar' });
  await user.click(button);
  expect((await within(await record()).findByRole('alert')).textContent).toBe('CPF já cadastrado: BIA (Filiado).');
  refusal = filiadosErrors.parecido({ data: { parecidos: [alike] } });
  await user.click(button);
  const question = await screen.findByRole('dialog', { name: 'Pode ser a mesma pessoa' });
  await user.click(within(question).getByRole('button', { name: 'Não é a mesma pessoa' }));
  await findNotice('Correção aceita.');
  expect(asked('correcoes.aceitar').at(-1)).toMatchObject({ distintos: [alike.id] });
});

it('refuses with a reason; one that was decided meanwhile is said in the question', async () => {
  const { user, asked } = await open(CARGO, {
    recusar: () => {
      throw correcoesErrors.estado({ values: { motivo: 'ja_decidida' } });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Recusar' }));
  const question = await screen.findByRole('dialog', { name: 'Recusar a correção' });
  await user.type(within(question).getByLabelText(/Motivo da recusa/), 'O documento diz outra coisa.');
  await user.click(within(question).getByRole('button', { name: 'Recusar' }));
  await within(question).findByText('Este pedido já foi decidido.');
  expect(asked('correcoes.recusar')).toEqual([{ id: CARGO.id, versao: 1, motivo: 'O documento diz outra coisa.' }]);
});

it('masks what is restricted until Mostrar', async () => {
  const masked: Correcao = {
    ...CARGO,
    campo: 'nomeMae',
    ...{ valorAtual: MASCARADO, valorAntes: MASCARADO, valorPedido: MASCARADO, justificativa: MASCARADO },
  };
  const { user, asked } = await open(masked, { restritos: () => ({ ...masked, valorPedido: 'Helena Duarte' }) });
  const frame = within(await record());
  expect(await frame.findAllByText('Oculto')).toHaveLength(4);
  expect(asked('correcoes.restritos')).toEqual([]);
  await user.click(frame.getByRole('button', { name: 'Mostrar' }));
  await frame.findByText('Helena Duarte');
});

it('another house asks for the number there before it is accepted', async () => {
  const casa: Correcao = { ...CARGO, campo: 'empresa', valorAtual: 'TCU', valorAntes: 'TCU', valorPedido: 'SENADO' };
  const { user, asked } = await open(casa, { aceitar: () => ({ ...casa, estado: 'aceita' }) });
  await user.click(await screen.findByRole('button', { name: 'Aceitar' }));
  const question = await screen.findByRole('dialog', { name: 'Aceitar a nova casa' });
  expect(asked('correcoes.aceitar')).toEqual([]);
  await user.type(within(question).getByLabelText(/Matrícula na nova casa/), '4321');
  await user.click(within(question).getByRole('button', { name: 'Aceitar' }));
  await findNotice('Correção aceita.');
  expect(asked('correcoes.aceitar')).toEqual([
    { id: CARGO.id, versao: 1, versaoDaFicha: 7, distintos: [], matricula: '4321' },
  ]);
});

it('what is decided has no buttons, and says why', async () => {
  const motivo: MotivoCorrecao = 'ja_decidida';
  const pode = podeDe<'aceitar' | 'recusar', MotivoCorrecao>({ aceitar: motivo, recusar: motivo });
  await open({
    ...CARGO,
    estado: 'aceita',
    decididaPorNome: 'Gilda',
    decididaEm: '2026-11-21T12:00:00Z',
    pode,
  });
  const frame = within(await record());
  await frame.findByText('Este pedido já foi decidido.');
  expect(frame.queryByRole('button', { name: 'Aceitar' })).toBeNull();
  expect(frame.getByText(/Aceita por Gilda em/)).toBeDefined();
});

it('an empty queue says what comes here', async () => {
  await open(CARGO, { list: () => pageOf([]) });
  await screen.findByText('Nenhuma correção espera resposta.');
});

it('a failure to load is a failure, with another try', async () => {
  await open(CARGO, {
    list: () => {
      throw platformErrors.interno();
    },
  });
  await screen.findByRole('button', { name: 'Tentar novamente' });
});
