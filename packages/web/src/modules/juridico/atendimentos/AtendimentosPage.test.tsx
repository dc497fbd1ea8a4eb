import { atendimentosErrors } from '@sede/domain/modules/juridico/atendimentos';
import { describe, expect, it } from 'vitest';
import {
  expectNoViolations,
  fieldOf,
  findNotice,
  type Handlers,
  openAt,
  pageOf,
  rowMenu,
  screen,
  waitFor,
  within,
} from '#platform/testing/index.ts';
import { AGENDADOS, ATENDIMENTOS, atendimentoPath, PENDENTES } from './atendimentos.paths.ts';
import { atendimentosModule } from './atendimentos.routes.tsx';
import {
  ATENDIMENTO,
  CAMILA,
  ESCRITORIO,
  HELENA,
  ID,
  OCORRIDO,
  podeEm,
  SO_CONSULTA,
} from './atendimentos-for-tests.ts';

type Papel = 'juridico' | 'visualizador_juridico' | 'escritorio_juridico';
const LINHA = '2026/1187 · Helena Prado de Araújo e mais 1';
/** 01/11/2026 and 30/11/2026, midnight in São Paulo. */
const NOVEMBRO = { fromDate: '1793502000000', toDate: '1796007600000' };

const openList = (
  at: string,
  atendimentos: Handlers['atendimentos'] = {},
  { as = 'juridico', ...more }: { as?: Papel; phone?: boolean } = {},
  processos: Handlers['processos'] = {},
) =>
  openAt(at, atendimentosModule.routes, {
    ...more,
    as: [as],
    contract: {
      escritorios: { options: () => ({ itens: [ESCRITORIO] }) },
      processos,
      atendimentos: {
        quem: () => ({ agenda: as === 'juridico' }),
        list: () => pageOf([ATENDIMENTO]),
        get: () => ATENDIMENTO,
        ...atendimentos,
      },
    },
  });

describe('the list of appointments', () => {
  it('has the columns of the text, opens the page of one, and has the way back and the spreadsheet', async () => {
    const { user, container } = await openList(ATENDIMENTOS);
    const row = await screen.findByRole('row', { name: /2026\/1187/ });
    for (const text of [
      ...['20/11/2026', '09:40 às 10:20', 'Helena Prado de Araújo e mais 1', 'Advocacia Prado', 'Presencial'],
      ...['Jurídico', 'Aguardando realização · vencido', 'Júlia'],
    ])
      within(row).getAllByText(text);
    expect(
      screen
        .getAllByRole('columnheader')
        .map((head) => head.textContent?.trim())
        .filter(Boolean),
    ).toEqual(
      expect.arrayContaining([
        ...['Número', 'Data', 'Horário', 'Filiado(s)', 'Escritório', 'Tipo', 'Serviço', 'Situação', 'Agendado por'],
      ]),
    );
    screen.getByRole('button', { name: 'Voltar' });
    screen.getByRole('button', { name: 'Agendar atendimento' });
    await expectNoViolations();
    await user.click(screen.getByRole('button', { name: /Exportar/ }));
    expect(container.ownerDocument.querySelector('a[href^="/api/atendimentos/exportar"]')).not.toBeNull();
    await user.keyboard('{Escape}');
    await user.click(within(row).getByText('Advocacia Prado'));
    await waitFor(() => expect(window.location.pathname).toBe(atendimentoPath(ID)));
  });

  it('reads the address of the text: label, days in São Paulo, marks that are only true', async () => {
    const search = new URLSearchParams({ situacao: 'Aguardando realização', ...NOVEMBRO, vencidos: 'true' });
    const { asked } = await openList(`${ATENDIMENTOS}?${search}&hoje=true&isFiliadoAusente=true`);
    await screen.findByRole('row', { name: /2026\/1187/ });
    expect(asked('atendimentos.list')).toEqual([
      expect.objectContaining({
        ...{
          situacao: ['Aguardando realização'],
          dataDe: '2026-11-01',
          dataAte: '2026-11-30',
          ordem: [{ campo: 'data', desc: false }],
        },
        ...{ vencidos: true, hoje: true, isFiliadoAusente: true },
      }),
    ]);
  });

  it('any instant of a day is that day; what cannot be read is dropped with a notice', async () => {
    const search = new URLSearchParams({ fromDate: String(Number(NOVEMBRO.fromDate) + 3_600_000), toDate: 'ontem' });
    const { asked } = await openList(
      `${ATENDIMENTOS}?${search}&isFiliadoAusente=false&vencidos=sim&situacao=Encerrado`,
    );
    await findNotice('Parte do endereço não pôde ser lida e foi ignorada.');
    await waitFor(() => expect(window.location.search).toBe(`?fromDate=${Number(NOVEMBRO.fromDate) + 3_600_000}`));
    expect(asked('atendimentos.list').at(-1)).toEqual({
      ...{ pagina: 1, porPagina: 10, totais: true, ordem: [{ campo: 'data', desc: true }] },
      dataDe: '2026-11-01',
    });
  });

  it('writes a chosen period as its midnights', async () => {
    const { user } = await openList(ATENDIMENTOS);
    await screen.findByRole('row', { name: /2026\/1187/ });
    // The chip stands before the table's head.
    await user.click(screen.getAllByRole('button', { name: /^Data/ })[0] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'nov de 2026' }));
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({ ...NOVEMBRO }),
    );
  });

  it('agendados and pendentes open on their situation, the soonest first; the addresses of the panel lead there', async () => {
    const { asked, unmount } = await openList('/juridico/agendados');
    await screen.findByRole('heading', { name: 'Atendimentos agendados' });
    expect(window.location.pathname).toBe(AGENDADOS);
    expect(asked('atendimentos.list').at(-1)).toMatchObject({
      situacao: ['Aguardando realização'],
      ordem: [{ campo: 'data', desc: false }],
    });
    unmount();
    const pendentes = await openList('/juridico/pendentes');
    await screen.findByRole('heading', { name: 'Atendimentos pendentes' });
    expect(window.location.pathname).toBe(PENDENTES);
    expect(pendentes.asked('atendimentos.list').at(-1)).toMatchObject({ situacao: ['Aguardando conclusão'] });
  });

  it('whoever only reads sees all, does nothing, and is told why scheduling is not theirs', async () => {
    const { user } = await openList(
      ATENDIMENTOS,
      { list: () => pageOf([{ ...ATENDIMENTO, pode: SO_CONSULTA }]) },
      { as: 'visualizador_juridico' },
    );
    await user.click(await screen.findByRole('button', { name: `Ações de ${LINHA}` }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Abrir',
      'Histórico',
    ]);
    const agendar = screen.getByRole('button', { name: 'Agendar atendimento' });
    await waitFor(() => expect(agendar.getAttribute('aria-disabled')).toBe('true'));
    expect(agendar.title).toBe('O seu perfil só permite consultar.');
  });

  it('the office has no button to schedule; on a phone appointments are cards', async () => {
    await openList(ATENDIMENTOS, {}, { as: 'escritorio_juridico', phone: true });
    // Its day has passed, and nobody said what happened.
    await screen.findByText('Aguardando realização · vencido', { selector: 'span:not([class*=hidden])' });
    await screen.findByRole('button', { name: LINHA });
    expect(screen.queryByRole('button', { name: 'Agendar atendimento' })).toBeNull();
  });
});

describe('the outcome', () => {
  const openResult = async (given: Handlers['atendimentos'] = {}) => {
    const shown = await openList(ATENDIMENTOS, { registrarResultado: () => OCORRIDO, ...given });
    await rowMenu(shown.user, LINHA, 'Registrar resultado');
    return { ...shown, dialog: await screen.findByRole('dialog', { name: 'Registrar resultado' }) };
  };

  it('Sim: who came, all by default, the lawyer of the office; it leads to Aguardando conclusão', async () => {
    const { user, asked, dialog } = await openResult();
    const salvar = within(dialog).getByRole('button', { name: 'Salvar' });
    expect(salvar).toHaveProperty('disabled', true);
    await user.click(within(dialog).getByRole('radio', { name: 'Sim' }));
    within(dialog).getByText('Aguardando conclusão');
    await user.click(within(dialog).getByRole('checkbox', { name: 'Rui Castanheira Mota' }));
    within(dialog).getByText('Rui Castanheira Mota: próximo atendimento possível em 18/02/2027 (90 dias).');
    await user.click(fieldOf(dialog, 'Advogado responsável'));
    await user.click(await screen.findByRole('option', { name: 'Camila Barros' }));
    await user.type(fieldOf(dialog, 'Comentário'), 'Juntar contracheques.');
    await expectNoViolations();
    await user.click(salvar);
    await findNotice('Atendimento atualizado com sucesso!');
    expect(asked('atendimentos.registrarResultado')).toEqual([
      {
        ...{ id: ID, versao: 3, ocorreu: true, compareceram: [HELENA] },
        ...{ advogadoId: CAMILA, comentario: 'Juntar contracheques.' },
      },
    ]);
  });

  it('Não: the member did not come, or the office could not; the second costs the member nothing', async () => {
    const { user, asked, dialog } = await openResult();
    await user.click(within(dialog).getByRole('radio', { name: 'Não' }));
    expect(within(dialog).getByRole('radio', { name: 'O filiado não compareceu' })).toHaveProperty('checked', true);
    await user.click(within(dialog).getByRole('radio', { name: 'O escritório não pôde atender' }));
    within(dialog).getByText(/o filiado não fica com falta/);
    await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(asked('atendimentos.registrarResultado')).toEqual([
        { id: ID, versao: 3, ocorreu: false, motivoDaFalta: 'escritorio', advogadoId: null, comentario: null },
      ]),
    );
  });

  it('a day to come is asked about first; a refusal stays in the dialog', async () => {
    const { user } = await openList(ATENDIMENTOS, {
      list: () => pageOf([{ ...ATENDIMENTO, data: '2026-12-03' }]),
      registrarResultado: () => {
        throw atendimentosErrors.situacao({
          values: { motivo: { codigo: 'situacao', valores: { situacao: 'Cancelado' } } },
        });
      },
    });
    await rowMenu(user, LINHA, 'Registrar resultado');
    const pergunta = await screen.findByRole('dialog', { name: 'Registrar resultado' });
    within(pergunta).getByText('O atendimento está marcado para 03/12/2026. Registrar o resultado mesmo assim?');
    await user.click(within(pergunta).getByRole('button', { name: 'Registrar resultado' }));
    await user.click(await screen.findByRole('radio', { name: 'Sim' }));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByText('A situação mudou para Cancelado. Atualize a página.');
    await findNotice('Erro ao atualizar atendimento.');
  });
});

describe('what else is done', () => {
  it('the menu offers what the situation allows; concluding without an outcome says so', async () => {
    const { user } = await openList(ATENDIMENTOS);
    await user.click(await screen.findByRole('button', { name: `Ações de ${LINHA}` }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Abrir',
      'Registrar resultado',
      'ConcluirRegistre o resultado antes de concluir.',
      'Editar',
      'Comentar',
      'Histórico',
      'Cancelar atendimento',
    ]);
  });

  it('concluding without a case warns that none can be linked later', async () => {
    const { user, asked } = await openList(ATENDIMENTOS, {
      list: () => pageOf([OCORRIDO]),
      concluir: () => ({ ...OCORRIDO, situacao: 'Concluído' as const }),
    });
    await rowMenu(user, LINHA, 'Concluir');
    const dialog = await screen.findByRole('dialog', { name: 'Concluir: 2026/1187' });
    await user.click(within(dialog).getByRole('radio', { name: 'Não' }));
    within(dialog).getByText(
      'Nenhum processo ou procedimento poderá ser vinculado depois a este atendimento. Deseja continuar mesmo assim?',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Concluir' }));
    await findNotice('Atendimento concluído com sucesso!');
    expect(asked('atendimentos.concluir')).toEqual([{ id: ID, versao: 4, novoProcesso: false, comentario: null }]);
  });

  it('concluding with a new case takes which, also one that is made now', async () => {
    const PROCESSO = '0198c0de-0000-7000-8000-0000000000b1';
    const { user, asked } = await openList(
      ATENDIMENTOS,
      {
        list: () => pageOf([OCORRIDO]),
        concluir: () => ({ ...OCORRIDO, situacao: 'Concluído' as const }),
      },
      {},
      {
        options: () => ({
          itens: [
            {
              ...{ id: PROCESSO, tipo: 'Judicial' as const, numero: '1023344-75.2021.4.01.3400', titulo: null },
              ...{ tribunalOrgao: 'TRF1', escritorioNome: 'Prado', situacao: 'Em andamento' as const },
            },
          ],
        }),
      },
    );
    await rowMenu(user, LINHA, 'Concluir');
    const dialog = await screen.findByRole('dialog', { name: 'Concluir: 2026/1187' });
    await user.click(within(dialog).getByRole('radio', { name: 'Sim' }));
    const concluir = within(dialog).getByRole('button', { name: 'Concluir' });
    expect(concluir).toHaveProperty('disabled', true);
    within(dialog).getByRole('button', { name: 'Procedimento' });
    await user.click(fieldOf(dialog, 'Processos'));
    await user.click(await screen.findByRole('option', { name: /1023344-75/ }));
    within(dialog).getByRole('button', { name: 'Remover 1023344-75.2021.4.01.3400' });
    await user.click(concluir);
    await findNotice('Atendimento concluído com sucesso!');
    expect(asked('atendimentos.concluir')).toEqual([
      { id: ID, versao: 4, novoProcesso: true, comentario: null, processos: [PROCESSO] },
    ]);
  });

  it('cancelling asks a reason, and is taken back in ten seconds', async () => {
    const cancelado = { ...ATENDIMENTO, versao: 4, situacao: 'Cancelado' as const, pode: podeEm('Cancelado') };
    const { user, asked } = await openList(ATENDIMENTOS, {
      cancelar: () => cancelado,
      desfazerCancelamento: () => ATENDIMENTO,
    });
    await rowMenu(user, LINHA, 'Cancelar atendimento');
    const dialog = await screen.findByRole('dialog', { name: 'Cancelar atendimento' });
    within(dialog).getByText('Confirma o cancelamento do atendimento 2026/1187?');
    await user.type(fieldOf(dialog, 'Motivo'), 'Viagem');
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar atendimento' }));
    await findNotice('Atendimento cancelado com sucesso!');
    await user.click(screen.getByRole('button', { name: /Desfazer/ }));
    await findNotice('O atendimento voltou a aguardar realização.');
    expect(asked('atendimentos.cancelar')).toEqual([{ id: ID, versao: 3, motivo: 'Viagem' }]);
    expect(asked('atendimentos.desfazerCancelamento')).toEqual([{ id: ID, versao: 4 }]);
  });

  it('a conclusion is taken back after the question; a comment is added', async () => {
    const concluido = { ...OCORRIDO, situacao: 'Concluído' as const, pode: podeEm('Concluído') };
    const { user, asked } = await openList(ATENDIMENTOS, {
      list: () => pageOf([concluido]),
      cancelarConclusao: () => OCORRIDO,
      comentar: () => concluido,
    });
    await rowMenu(user, LINHA, 'Cancelar conclusão');
    const dialog = await screen.findByRole('dialog', { name: 'Cancelar conclusão' });
    within(dialog).getByText('Confirma o cancelamento da conclusão do atendimento 2026/1187?');
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar conclusão' }));
    await findNotice('Conclusão de atendimento cancelada com sucesso!');
    expect(asked('atendimentos.cancelarConclusao')).toEqual([{ id: ID, versao: 4 }]);
    await rowMenu(user, LINHA, 'Comentar');
    const comentar = await screen.findByRole('dialog', { name: 'Comentar: 2026/1187' });
    await user.type(fieldOf(comentar, 'Comentário'), ' Retorno em dezembro. ');
    await user.click(within(comentar).getByRole('button', { name: 'Salvar' }));
    await findNotice('Comentário adicionado com sucesso!');
    expect(asked('atendimentos.comentar')).toEqual([{ id: ID, comentario: 'Retorno em dezembro.' }]);
  });
});
