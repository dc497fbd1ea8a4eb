import { expect, it } from 'vitest';
import {
  choose,
  expectNoViolations,
  fill,
  findNotice,
  type Handlers,
  historyOf,
  openAt,
  pageOf,
  rowMenu,
  screen,
  waitFor,
  within,
} from '#platform/testing/index.ts';
import { comunicacao, destinatario, OPCOES, PREVIA, soPode } from './comunicacao-for-tests.ts';
import { comunicacoesModule } from './comunicacoes.routes.tsx';

const ENVIADA = comunicacao({
  ...{ estado: 'enviando', esperados: 10, enviadaEm: '2026-11-20T14:30:00.000Z', enviadaPor: 'Rafael' },
  contagem: { naFila: 4, naCaixa: 1, enviadas: 3, arquivadas: 0, falharam: 1, incertas: 1, deFora: 2 },
  pode: soPode('interromper', 'corrigir'),
});
const openOne = (
  one = ENVIADA,
  over: Handlers['comunicacoes'] = {},
  as: 'comunicacao' | 'gestor_usuario' = 'comunicacao',
) =>
  openAt(`/comunicacao/${one.id}`, comunicacoesModule.routes, {
    as: [as],
    contract: {
      comunicacoes: {
        opcoes: () => OPCOES,
        get: () => one,
        previa: () => PREVIA,
        history: () => historyOf([]),
        destinatarios: () => pageOf([destinatario()]),
        ...over,
      },
    },
  });

it('lists drafts and mailings with their state, a stored one never as sent', async () => {
  await openAt('/comunicacao/enviadas', comunicacoesModule.routes, {
    as: ['comunicacao'],
    contract: {
      comunicacoes: {
        opcoes: () => OPCOES,
        list: () =>
          pageOf([
            { ...ENVIADA, titulo: 'A caminho' },
            {
              ...comunicacao({ estado: 'concluida', arquivada: true, titulo: 'Guardada', esperados: 2 }),
              id: ENVIADA.id.replace(/.$/, '1'),
            },
          ]),
      },
    },
  });
  const row = (await screen.findByText('A caminho')).closest('tr');
  expect(row?.textContent).toContain('Enviando');
  expect(row?.textContent).toContain('3 de 10');
  const stored = screen.getByText('Guardada').closest('tr');
  expect(stored?.textContent).toContain('Arquivada');
  expect(stored?.textContent).not.toContain('Enviada');
  await expectNoViolations();
});

it('shows the message, the numbers and each recipient; is interrupted and says what was held back', async () => {
  const stopped = { ...ENVIADA, estado: 'interrompida' as const, versao: 2, pode: soPode('retomar', 'encerrar') };
  const { user, asked } = await openOne(ENVIADA, {
    interromper: () => ({ ...stopped, contagem: { ...ENVIADA.contagem, naFila: 5 } }),
  });
  await screen.findByTitle('Mensagem: Encontro');
  for (const text of ['3 enviadas', '1 saindo', '4 na fila', '1 falhou', '1 incerta', '2 deixados de fora'])
    screen.getByText(text);
  await screen.findByText('Maria Helena');
  await user.click(screen.getByRole('button', { name: 'Interromper' }));
  await findNotice('Envio interrompido: 3 já saíram, 5 ficaram retidas.');
  expect(asked('comunicacoes.interromper')).toEqual([{ id: ENVIADA.id, versao: 1 }]);
});

it('an interrupted one goes on or ends', async () => {
  const one = { ...ENVIADA, estado: 'interrompida' as const, pode: soPode('retomar', 'encerrar') };
  const { user, asked } = await openOne(one, { retomar: () => ENVIADA, encerrar: () => ENVIADA });
  await user.click(await screen.findByRole('button', { name: 'Retomar' }));
  await findNotice('Envio retomado.');
  await user.click(screen.getByRole('button', { name: 'Encerrar' }));
  const question = await screen.findByRole('dialog', { name: 'Encerrar o envio' });
  await user.click(within(question).getByRole('button', { name: 'Encerrar' }));
  await findNotice('Envio encerrado.');
  expect(asked('comunicacoes.encerrar')).toHaveLength(1);
});

it('recipients are narrowed by state; what is uncertain is sent again by hand, an address marked and freed', async () => {
  const incerta = destinatario({ estado: 'incerto', enviadoEm: null });
  const devolvida = destinatario({ id: ENVIADA.id, nome: 'José Prates', emailDevolvido: true });
  const { user, asked } = await openOne(ENVIADA, {
    destinatarios: () => pageOf([incerta, devolvida]),
    enviarDeNovo: ({ id }) => ({ id }),
    devolver: ({ filiado }) => ({ id: filiado }),
    liberar: ({ filiado }) => ({ id: filiado }),
  });
  await rowMenu(user, 'Maria Helena', 'Enviar de novo');
  const question = await screen.findByRole('dialog', { name: 'Enviar de novo para Maria Helena?' });
  within(question).getByText(/vai recebê-la duas vezes/);
  expect(asked('comunicacoes.enviarDeNovo')).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Enviar de novo' }));
  await findNotice('A mensagem voltou para a fila de envio.');
  expect(asked('comunicacoes.enviarDeNovo')).toMatchObject([{ id: ENVIADA.id, destinatario: incerta.id }]);
  await rowMenu(user, 'Maria Helena', 'Marcar como devolvido');
  await findNotice('E-mail marcado como devolvido.');
  await rowMenu(user, 'José Prates', 'Liberar');
  await findNotice('E-mail liberado.');
  const part = screen.getByRole('region', { name: 'Destinatários' });
  await choose(user, part, 'Situação', 'Incerto');
  await waitFor(() => expect(asked('comunicacoes.destinatarios').at(-1)).toMatchObject({ situacao: ['incerto'] }));
});

it('another person approves, or denies with a reason; whoever only approves cannot send', async () => {
  const one = comunicacao({
    estado: 'aguardando_aprovacao',
    esperados: 384,
    pode: soPode('aprovar', 'negar', 'cancelar'),
  });
  const { user, asked } = await openOne(one, { aprovar: () => one, negar: () => comunicacao() }, 'gestor_usuario');
  await user.click(await screen.findByRole('button', { name: 'Aprovar' }));
  await findNotice('Comunicação aprovada. 384 mensagens saem em 60 segundos.');
  await user.click(screen.getByRole('button', { name: 'Negar' }));
  const question = await screen.findByRole('dialog', { name: 'Negar a comunicação' });
  await fill(user, question, 'Motivo', 'A data está errada.');
  await user.click(within(question).getByRole('button', { name: 'Negar' }));
  await findNotice('Comunicação negada. Ela voltou a ser rascunho.');
  expect(asked('comunicacoes.negar')).toMatchObject([{ motivo: 'A data está errada.' }]);
  expect(screen.queryByRole('button', { name: 'Enviar correção' })).toBeNull();
});

it('a denied draft tells why and can be thrown away', async () => {
  const one = comunicacao({ recusaMotivo: 'A data está errada.' });
  const { user, asked } = await openOne(one, { remove: ({ id }) => ({ id }), list: () => pageOf([]) });
  await screen.findByText('A data está errada.');
  await user.click(screen.getByRole('button', { name: 'Excluir rascunho' }));
  const question = await screen.findByRole('dialog', { name: 'Excluir rascunho' });
  within(question).getByText('Confirma a exclusão do rascunho?');
  await user.click(within(question).getByRole('button', { name: 'Excluir' }));
  await findNotice('Rascunho excluído.');
  expect(asked('comunicacoes.remove')).toEqual([{ id: one.id, versao: 1 }]);
});
