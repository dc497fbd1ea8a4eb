import { platformErrors, podeDe } from '@sede/domain/kernel';
import {
  desfiliacoesErrors,
  desfiliacoesMotivos,
  type PropostaDeDesfiliacao,
} from '@sede/domain/modules/filiados/desfiliacoes';
import { expect, it } from 'vitest';
import {
  choose,
  expectNoViolations,
  type Handlers,
  historyOf,
  openAt,
  pageOf,
  readingOf,
  screen,
  within,
} from '#platform/testing/index.ts';
import { desfiliacoesModule } from './desfiliacoes.routes.tsx';

const proposta = (over: Partial<PropostaDeDesfiliacao> = {}): PropostaDeDesfiliacao => ({
  ...{ id: '01939e2b-7c00-7000-8000-000000000001', versao: 3, filiadoId: '01939e2b-7c00-7000-8000-0000000000f1' },
  ...{ criadoEm: '2026-11-05T12:00:00Z', atualizadoEm: '2026-11-05T12:00:00Z', filiadoVersao: 9 },
  ...{ nome: 'NILO NADA', casa: 'CAMARA', matricula: 'P - 4411', situacao: 'INATIVO', competencia: '2026-10' },
  ...{ causa: 'cancelou', estado: 'aguardando', motivo: null, decididaPor: null, decididaEm: null },
  ...{ propostaPor: 'Carla', pode: {} },
  ...over,
});
const decidida = (over: Partial<PropostaDeDesfiliacao>) =>
  proposta({
    ...{ decididaPor: 'Gilda', decididaEm: '2026-11-06T13:00:00Z' },
    pode: podeDe({ desfiliar: 'decidida', manter: 'decidida', reativar: 'decidida' }),
    ...over,
  });
const openPage = (
  one: PropostaDeDesfiliacao,
  handlers: Handlers['desfiliacoes'] = {},
  search = `?registro=${one.id}`,
  phone = false,
) =>
  openAt(`/filiados/desfiliacoes${search}`, desfiliacoesModule.routes, {
    as: ['gestor_usuario'],
    phone,
    contract: {
      desfiliacoes: { list: () => pageOf([one]), reading: () => readingOf(one), ...handlers },
      configuracoes: {
        listas: () => ({ habilitadas: { motivosDesfiliacao: ['A pedido', 'Outro'] }, desabilitadas: {} }),
      },
    },
  });
const panel = async () => within(await screen.findByRole('complementary', { name: 'Nilo Nada' }));
const factsOf = (part: HTMLElement) =>
  [...part.querySelectorAll('dt')].map((dt) => `${dt.textContent}: ${dt.nextElementSibling?.textContent}`);

it('lists what waits, and every state when it is asked for', async () => {
  const { asked, user } = await openPage(proposta(), {}, '');
  const row = await screen.findByRole('row', { name: /Nilo Nada.*Câmara.*outubro\/2026.*Aguardando.*Carla/ });
  expect(within(row).getByText('P - 4411')).toBeDefined();
  expect(asked('desfiliacoes.list').at(-1)).toMatchObject({ estado: ['aguardando'] });
  await expectNoViolations();
  await user.click(screen.getByRole('button', { name: /^Situação.*Aguardando/ }));
  const editor = await screen.findByRole('dialog', { name: 'Situação' });
  for (const name of ['Desfiliado', 'Mantido', 'Reativado', 'Retirada'])
    expect(await within(editor).findByRole('checkbox', { name })).toBeDefined();
});

it('the panel says who became inactive, why and by whom; confirming takes the day and a reason of the list', async () => {
  const { asked, user } = await openPage(proposta(), { desfiliar: () => decidida({ estado: 'desfiliada' }) });
  const opened = await panel();
  await opened.findByText('Situação na ficha');
  expect(factsOf(screen.getByRole('complementary'))).toEqual([
    'Ponto: P - 4411',
    'Situação na ficha: Inativo',
    'Competência: outubro/2026',
    'Causa: Cancelou o desconto',
    'Inativado por: Carla',
    'Inativado em: 05/11/2026 09:00',
  ]);
  expect(opened.getByRole('link', { name: 'Abrir a ficha' }).getAttribute('href')).toBe(
    '/filiados/01939e2b-7c00-7000-8000-0000000000f1',
  );
  await expectNoViolations();
  await user.click(opened.getByRole('button', { name: 'Desfiliar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Desfiliar: Nilo Nada' });
  const confirm = within(dialog).getByRole('button', { name: 'Desfiliar' });
  expect(confirm).toHaveProperty('disabled', true);
  const day = within(dialog).getByLabelText(/Data/);
  await user.clear(day);
  await user.type(day, '31122099');
  await user.tab();
  await within(dialog).findByText('A data não pode ser futura.');
  await choose(user, dialog, 'Motivo', 'A pedido');
  expect(confirm).toHaveProperty('disabled', true);
  await user.clear(day);
  await user.type(day, '01112026');
  await user.tab();
  await expectNoViolations();
  await user.click(confirm);
  await screen.findByText('Filiado desfiliado.');
  expect(asked('desfiliacoes.desfiliar')).toEqual([
    { id: proposta().id, versao: 3, data: '2026-11-01', motivo: 'A pedido' },
  ]);
});

it('to keep somebody takes a reason; one that was decided meanwhile is said in the question', async () => {
  let refuses = true;
  const { asked, user } = await openPage(proposta(), {
    manter: () => {
      if (refuses) throw desfiliacoesErrors.estado({ values: { motivo: 'decidida' } });
      return decidida({ estado: 'mantida' });
    },
  });
  await user.click(await (await panel()).findByRole('button', { name: 'Manter' }));
  const question = await screen.findByRole('dialog', { name: 'Manter: Nilo Nada' });
  const button = within(question).getByRole('button', { name: 'Manter' });
  expect(within(question).getByText(/continua inativo e a filiação não termina/)).toBeDefined();
  await user.type(within(question).getByLabelText(/Motivo para manter/), 'Licença sem vencimentos.');
  await user.click(button);
  await within(question).findByText('Esta proposta já foi decidida.');
  refuses = false;
  await user.click(button);
  await screen.findByText('Filiação mantida.');
  expect(asked('desfiliacoes.manter').at(-1)).toEqual({
    ...{ id: proposta().id, versao: 3, motivo: 'Licença sem vencimentos.' },
  });
});

it('Reativar asks, and gives the situation back', async () => {
  const { asked, user } = await openPage(proposta(), { reativar: () => decidida({ estado: 'reativada' }) });
  await user.click(await (await panel()).findByRole('button', { name: 'Reativar' }));
  const question = await screen.findByRole('dialog', { name: 'Reativar: Nilo Nada' });
  await user.click(within(question).getByRole('button', { name: 'Reativar' }));
  await screen.findByText('Filiado reativado.');
  expect(asked('desfiliacoes.reativar')).toEqual([{ id: proposta().id, versao: 3 }]);
});

it('what was decided shows by whom, when and why, has its history, and its buttons say why they do nothing', async () => {
  const one = decidida({ estado: 'mantida', motivo: 'Licença sem vencimentos.' });
  await openPage(one, { history: () => historyOf([]) });
  const opened = await panel();
  await opened.findByText('Licença sem vencimentos.');
  expect(factsOf(screen.getByRole('region', { name: 'Decisão' }))).toEqual([
    'Decidida por: Gilda',
    'Decidida em: 06/11/2026 10:00',
    'Motivo: Licença sem vencimentos.',
  ]);
  for (const name of ['Desfiliar', 'Manter', 'Reativar']) {
    const button = opened.getByRole('button', { name });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.getAttribute('title') ?? button.getAttribute('aria-description')).toBe(
      desfiliacoesMotivos.texto('decidida'),
    );
  }
  expect(opened.getByRole('region', { name: /Histórico/ })).toBeDefined();
  await expectNoViolations();
});

it('an empty list says what comes here; a failure is a failure, with another try', async () => {
  const { unmount } = await openPage(proposta(), { list: () => pageOf([]) }, '?estado=tudo');
  await screen.findByText('Aqui ficam os filiados inativados pela consignação, à espera de decisão.');
  unmount();
  await openPage(
    proposta(),
    {
      list: () => {
        throw platformErrors.interno();
      },
    },
    '',
  );
  await screen.findByRole('button', { name: 'Tentar novamente' });
});

it('on a phone each is a card with its cause and state', async () => {
  await openPage(proposta(), {}, '', true);
  await screen.findByRole('button', { name: 'Nilo Nada' });
  const card = screen.getByRole('listitem');
  for (const text of ['Cancelou o desconto', 'Aguardando', 'outubro/2026'])
    expect(within(card).getByText(text)).toBeDefined();
  await expectNoViolations();
});
