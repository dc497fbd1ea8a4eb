import { platformErrors } from '@sede/domain/kernel';
import { consignacoesErrors, type PainelDaConsignacao } from '@sede/domain/modules/filiados/consignacoes';
import { afterEach, expect, it, vi } from 'vitest';
import {
  answerSends,
  choose,
  expectNoViolations,
  findNotice,
  type Handlers,
  openAt,
  pageOf,
  screen,
  waitFor,
  within,
} from '#platform/testing/index.ts';
import { consignacoesModule } from './consignacoes.routes.tsx';
import { andando, id, painel, previa, resultado, vazio, verificacao } from './consignacoes-for-tests.ts';

afterEach(() => vi.useRealTimers());

const SOMAS = { esperado: 0, descontado: 0, diferenca: 0 };
const openPage = (
  answer: PainelDaConsignacao | (() => PainelDaConsignacao),
  over: Handlers['consignacoes'] = {},
  { at = '/Consignacao', phone = false } = {},
) =>
  openAt(at, consignacoesModule.routes, {
    as: ['consignacao'],
    phone,
    contract: {
      consignacoes: {
        painel: () => (typeof answer === 'function' ? answer() : answer),
        list: () => pageOf([resultado(1)], SOMAS),
        verificacao: () => andando(2),
        ...over,
      },
    },
  });
const card = (casa: string) => screen.findByRole('region', { name: casa });

it('a house without a file says how many count for nothing; one with says what it held, and opens it', async () => {
  await openPage(painel());
  const camara = within(await card('Câmara'));
  camara.getByText('4.812 linhas · R$ 798.410,30 · confere com o rodapé · 2 CPFs completados com zeros');
  expect((await card('Câmara')).textContent).toContain('Enviado por Carla em 20/11/2026 09:04 · layout Câmara v3');
  camara.getByText('Lido');
  expect(camara.getByRole('link', { name: 'descontos_camara_202610.txt' }).getAttribute('href')).toBe(
    `/api/anexos/${id(601)}`,
  );
  within(await card('Senado')).getByText('Enviado');
  const tcu = within(await card('TCU'));
  tcu.getByText('Falta o arquivo');
  tcu.getByText('1.204 filiados contam como “arquivo não enviado”');
  screen.getByText('Última competência: 10/2026 · iniciada em 20/11/2026 às 09:12 por carla@sinfic.org.br');
  await expectNoViolations();
});

it('a file is looked at, then kept with its house and month; the same again changes nothing', async () => {
  let igual = false;
  const sent = answerSends(({ path }) =>
    path.endsWith('/prever') ? { body: previa({ igual }) } : { body: { arquivo: {}, igual: false, mudancas: null } },
  );
  const { user } = await openPage(painel());
  await user.upload(await screen.findByLabelText('Arquivo da casa TCU'), new File(['x'], 'tcu.csv'));
  const dialog = await screen.findByRole('dialog', { name: 'TCU · outubro/2026' });
  within(dialog).getByText('1.204 linhas · R$ 20.000,00');
  within(dialog).getByText('MARIA HELENA');
  await expectNoViolations();
  await user.click(within(dialog).getByRole('button', { name: 'Enviar arquivo' }));
  await findNotice('Arquivo enviado com sucesso!');
  expect(sent.map(({ path, headers }) => [path, headers.get('x-casa'), headers.get('x-competencia')])).toEqual([
    ['/api/consignacoes/arquivos/prever', 'TCU', '2026-10'],
    ['/api/consignacoes/arquivos', 'TCU', '2026-10'],
  ]);
  expect(sent.at(-1)?.headers.get('x-confirmado')).toBeUndefined();
  igual = true;
  await user.upload(screen.getByLabelText('Arquivo da casa TCU'), new File(['x'], 'tcu.csv'));
  await findNotice('Este arquivo já é o atual: nada mudou.');
  expect(sent).toHaveLength(3);
});

it('is dropped on its card as well as chosen; another kind of file is refused in the words of the text', async () => {
  const sent = answerSends(() => ({ body: previa() }));
  await openPage(painel());
  const tcu = await card('TCU');
  const drop = (file: File) => {
    const event = new Event('drop', { bubbles: true, cancelable: true });
    Object.assign(event, { dataTransfer: { files: [file] } });
    tcu.dispatchEvent(event);
  };
  drop(new File(['x'], 'foto.png'));
  await within(tcu).findByText('Formato de arquivo invalido. Por favor, selecione um arquivo .csv ou .txt.');
  expect(sent).toHaveLength(0);
  drop(new File(['x'], 'TCU.TXT'));
  await screen.findByRole('dialog', { name: 'TCU · outubro/2026' });
  expect(sent[0]?.name).toBe('TCU.TXT');
});

it('what is asked first is answered once; what it changes is said before', async () => {
  const pergunta = 'Este mesmo arquivo já foi enviado para setembro/2026. Enviar assim mesmo?';
  const depois = 'O total é R$ 9,00; em setembro/2026 foi R$ 90,00. Enviar assim mesmo?';
  let turn = 0;
  const sent = answerSends(({ path }) => {
    if (path.endsWith('/prever'))
      return {
        body: previa({ perguntas: [pergunta], mudancas: { entram: 1, saem: 2, mudam: 0, somaAntes: 19_000_00 } }),
      };
    turn++;
    if (turn > 1) return { body: { arquivo: {}, igual: false, mudancas: null } };
    const data = { perguntas: [pergunta, depois], mudancas: null };
    return { status: 409, body: { code: 'consignacoes.confirmar', message: 'Confirme o envio deste arquivo.', data } };
  });
  const { user } = await openPage(painel());
  await user.upload(await screen.findByLabelText('Arquivo da casa TCU'), new File(['x'], 'tcu.csv'));
  const dialog = await screen.findByRole('dialog', { name: 'TCU · outubro/2026' });
  within(dialog).getByText(pergunta);
  expect(dialog.textContent).toContain(
    'Diante do arquivo atual: 1 pessoa entra, 2 saem, 0 mudam de valor; o total era R$ 19.000,00 e passa a R$ 20.000,00.',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Enviar assim mesmo' }));
  // Something more was found meanwhile: it is asked too, nothing was kept.
  await within(dialog).findByText(depois);
  await user.click(within(dialog).getByRole('button', { name: 'Enviar assim mesmo' }));
  await findNotice('Arquivo enviado com sucesso!');
  expect(sent.slice(1).map(({ headers }) => headers.get('x-confirmado'))).toEqual(['sim', 'sim']);
});

it('a file with problems says where and cannot be sent; a sending that breaks says so at its card', async () => {
  let broken = false;
  answerSends(() =>
    broken
      ? { status: 413, body: { code: 'consignacoes.grande_demais', message: 'O arquivo passa de 10 MB.', data: {} } }
      : { body: previa({ problemas: [{ linha: 7, problema: 'valor ilegível' }], quantosProblemas: 3 }) },
  );
  const { user } = await openPage(painel());
  await user.upload(await screen.findByLabelText('Arquivo da casa TCU'), new File(['x'], 'tcu.csv'));
  const dialog = await screen.findByRole('dialog', { name: 'TCU · outubro/2026' });
  within(dialog).getByText('Linha 7: valor ilegível');
  within(dialog).getByText('E mais 2.');
  expect(within(dialog).queryByRole('button', { name: /^Enviar/ })).toBeNull();
  await user.click(within(dialog).getByText('Fechar'));
  broken = true;
  await user.upload(screen.getByLabelText('Arquivo da casa TCU'), new File(['x'], 'tcu.csv'));
  await findNotice('Erro ao fazer upload. Tente novamente.');
  within(await card('TCU')).getByText('O arquivo passa de 10 MB.');
});

it('without a file nothing is verified, and the button says why; the empty month says how to begin', async () => {
  const { user } = await openPage(vazio(), { list: () => pageOf([], SOMAS) });
  const button = await screen.findByRole('button', { name: 'Verificar consignacao' });
  expect([button.getAttribute('aria-disabled'), button.title]).toEqual([
    'true',
    'Nenhum arquivo selecionado para upload.',
  ]);
  await user.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await screen.findAllByText('Nenhum dado disponivel')).length).toBe(2);
  screen.getByText('Envie os arquivos das casas e verifique a consignação do mês.');
  screen.getByText('Nenhuma competência verificada ainda.');
  expect(screen.queryByRole('region', { name: 'Andamento da verificação' })).toBeNull();
  await expectNoViolations();
});

it('verifies after a question that names the missing house; a refusal stands in the words of the text', async () => {
  const page = await openPage(painel(), {
    verificar: () => {
      throw consignacoesErrors.estado({ values: { motivo: 'em_andamento' } });
    },
  });
  const { user, asked } = page;
  await user.click(await screen.findByRole('button', { name: 'Verificar consignacao' }));
  const dialog = await screen.findByRole('dialog', { name: 'Verificar consignacao' });
  within(dialog).getByText('TCU: 1.204 filiados contam como “arquivo não enviado”');
  await user.click(within(dialog).getByRole('button', { name: 'Verificar' }));
  await within(dialog).findByText(
    'Erro ao verificar a consignacao: Há uma verificação em andamento. Espere que termine.',
  );
  expect(asked('consignacoes.verificar')).toEqual([{ mes: 10, ano: 2026 }]);
  await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
});

it('a run shows its step to the letter, is asked about every ten seconds, and its end is told once', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let now = andando(1);
  const { asked } = await openPage(() => painel({ verificacao: now, ultima: now }, { verificar: 'em_andamento' }), {
    verificacao: () => now,
  });
  const steps = await screen.findByRole('region', { name: 'Andamento da verificação' });
  within(steps).getByText('Processo de consignacao iniciado.');
  within(steps).getByText('Passo: 1/5');
  expect(screen.getByRole('button', { name: 'Verificar consignacao' }).getAttribute('aria-disabled')).toBe('true');
  for (const [passo, texto] of [
    [2, 'Lendo os arquivos'],
    [3, 'Verificando consignacoes'],
    [4, 'Atualizando valor pago por filiado'],
    [5, 'Verificando existencia de processo para o filiado'],
  ] as const) {
    now = andando(passo);
    await vi.advanceTimersByTimeAsync(10_000);
    await waitFor(() => expect(within(steps).getByRole('status').textContent).toBe(texto));
    within(steps).getByText(`Passo: ${passo}/5`);
  }
  await expectNoViolations();
  const before = asked('consignacoes.painel').length;
  now = verificacao();
  await vi.advanceTimersByTimeAsync(10_000);
  await findNotice('Verificacao finalizada com sucesso');
  await waitFor(() => expect(asked('consignacoes.painel').length).toBeGreaterThan(before));
  within(steps).getByText('Finalizado em 41 s');
  const polls = asked('consignacoes.verificacao').length;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked('consignacoes.verificacao').length).toBe(polls);
});

it('a run that ends in error says what the text says, and why', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let now = andando(3);
  await openPage(() => painel({ verificacao: now, ultima: now }), { verificacao: () => now });
  await screen.findByText('Passo: 3/5');
  now = verificacao({ estado: 'Erro', passo: 3, mensagem: 'O total de um arquivo não tem par.' });
  await vi.advanceTimersByTimeAsync(10_000);
  await findNotice('Erro na verificacao. Verifique os arquivos e tente novamente.');
  const steps = screen.getByRole('region', { name: 'Andamento da verificação' });
  await waitFor(() =>
    expect(within(steps).getByRole('status').textContent).toBe(
      'Erro na verificacao. Verifique os arquivos e tente novamente. O total de um arquivo não tem par.',
    ),
  );
  within(steps).getByText('Passo: 3/5');
});

it('totals tie house by house and together; the generated files are a table with links', async () => {
  await openPage(painel());
  const totais = within(await screen.findByRole('table', { name: 'Totais por casa' }));
  const rows = totais.getAllByRole('row').map((row) => row.textContent);
  expect(rows[1]).toBe('Câmara4.812798.410,304.8314.78843797.702,10708,200,00');
  expect(rows[3]).toBe('Total8.1891.410.313,158.2218.152691.409.452,20860,950,00');
  const files = within(await screen.findByRole('region', { name: 'Arquivos gerados' }));
  expect(files.getByRole('link', { name: 'divergencias_camara_2026-10.xlsx' }).getAttribute('href')).toBe(
    '/api/consignacoes/gerados?competencia=2026-10&casa=CAMARA&tipo=divergencias',
  );
  expect(files.getByRole('link', { name: 'filiados_inativos.xlsx' }).getAttribute('href')).toBe(
    '/api/consignacoes/nao-consignados/exportar?formato=xlsx&competencia=2026-10',
  );
});

it('goes month by month, or to any month and year; one of them missing is said in the words of the text', async () => {
  const page = await openPage(painel());
  const { user, asked } = page;
  await user.click(await screen.findByRole('button', { name: 'Mês anterior' }));
  await waitFor(() => expect(asked('consignacoes.painel').at(-1)).toEqual({ competencia: '2026-09' }));
  await user.click(screen.getByRole('button', { name: /^Competência: / }));
  const dialog = await screen.findByRole('dialog', { name: 'Competência' });
  await user.click(within(dialog).getAllByLabelText('Limpar')[0] ?? dialog);
  await user.click(within(dialog).getByRole('button', { name: 'Abrir' }));
  await within(dialog).findByText('O mes e o ano sao obrigatorios.');
  await choose(user, dialog, 'Mês', 'março');
  await choose(user, dialog, 'Ano', '2024');
  await expectNoViolations();
  await user.click(within(dialog).getByRole('button', { name: 'Abrir' }));
  await waitFor(() => expect(asked('consignacoes.painel').at(-1)).toEqual({ competencia: '2024-03' }));
});

it('concludes after a question, reopens with a reason; while it is concluded nothing is sent, verified or treated', async () => {
  let closed = false;
  const { user, asked } = await openPage(
    () =>
      closed
        ? painel(
            { concluida: { em: '2026-11-21T12:00:00.000Z', por: 'Carla' } },
            { enviar: 'concluida', verificar: 'concluida', concluir: 'concluida', reabrir: null },
          )
        : painel({}, { concluir: null }),
    {
      concluir: ({ competencia }) => {
        closed = true;
        return { competencia, concluida: { em: '2026-11-21T12:00:00.000Z', por: 'Carla' } };
      },
      reabrir: ({ competencia }) => {
        closed = false;
        return { competencia, concluida: null };
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Mais ações' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Concluir competência…' }));
  const question = await screen.findByRole('dialog', { name: 'Concluir competência' });
  await user.click(within(question).getByRole('button', { name: 'Concluir' }));
  await findNotice('Competência concluída.');
  await screen.findByText('Concluída');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Tratar/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Trocar: Câmara' }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('button', { name: 'Verificar consignacao' }).getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Mais ações' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Reabrir competência…' }));
  const reopening = await screen.findByRole('dialog', { name: 'Reabrir competência' });
  await user.type(within(reopening).getByLabelText(/^Motivo/), 'Arquivo corrigido');
  await user.click(within(reopening).getByRole('button', { name: 'Reabrir' }));
  await findNotice('Competência reaberta.');
  expect(asked('consignacoes.reabrir')).toEqual([{ competencia: '2026-10', motivo: 'Arquivo corrigido' }]);
});

it('with something untreated the conclusion waits and says so', async () => {
  const { user } = await openPage(painel());
  await user.click(await screen.findByRole('button', { name: 'Mais ações' }));
  const entry = await screen.findByRole('menuitem', { name: /Concluir competência/ });
  expect(entry.textContent).toContain('Ainda há ocorrências a tratar.');
  expect(entry.getAttribute('aria-disabled')).toBe('true');
});

it('what cannot be read says so and is tried again', async () => {
  let broken = true;
  const { user } = await openPage(() => {
    if (broken) throw platformErrors.interno();
    return painel();
  });
  const again = await screen.findByRole('button', { name: 'Tentar novamente' });
  screen.getByRole('heading', { name: 'Verificação de consignação' });
  broken = false;
  await user.click(again);
  await card('Câmara');
});

it('stands on a phone without a violation, its results as cards', async () => {
  await openPage(painel(), {}, { phone: true });
  await card('Câmara');
  await screen.findByText('Filiado Número 1');
  await expectNoViolations();
});
