/**
 * An office's user at work: today's page, the outcome of an appointment, a case with an event and its statement, a deadline met. Then the
 * office hands over what is open, and its user sees none of it any more.
 */
import { book, DIA, daEscritorio, newEscritorio, newFiliado, newProcesso } from '../support/legal.ts';
import { create, unique } from '../support/records.ts';
import { choose, expectNotice, fieldOf, row, rowMenu } from '../support/screens.ts';
import { expect, expectNoViolations, test } from '../support/test.ts';

test('an office’s user registers, states and meets a deadline in the own cases', async ({ person }) => {
  const { page: gestora } = await person(['gestor_usuario'], 'Gilda Gestora');
  const ana = await newFiliado(gestora);
  const { page: julia } = await person(['juridico'], 'Júlia Jurista');
  const escritorio = await newEscritorio(julia);
  const marcado = await book(julia, escritorio, 0, ana.id);
  const { id, numero } = await newProcesso(julia, escritorio.id);
  const prazo = unique('Réplica');
  const { user, page } = await person(['escritorio_juridico'], 'Paula Prado');
  const { page: sistema } = await person(['gestor_sistema'], 'Sílvia Sistema');
  await daEscritorio(sistema, user.email, escritorio.id);

  await page.goto('/escritorio');
  await expect(page.getByRole('region', { name: 'Atendimentos de hoje' })).toBeVisible();
  await expect(row(page, numero)).toBeVisible();
  await page.goto(`/juridico/atendimentos/${marcado.id}`);
  await page.getByRole('button', { name: 'Registrar resultado' }).click();
  // Its day is still to come: that is asked about.
  await page.getByRole('dialog').getByRole('button', { name: 'Registrar resultado' }).click();
  await page.getByRole('radio', { name: 'Sim' }).check();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(page, 'Atendimento atualizado com sucesso!');
  await expect(page.getByText('Aguardando conclusão').first()).toBeVisible();

  await page.goto(`/juridico/processos/${id}`);
  await page.getByRole('button', { name: 'Novo evento' }).click();
  const evento = page.getByRole('dialog', { name: 'Novo evento' });
  await fieldOf(evento, 'Evento').fill('Sentença de procedência');
  await fieldOf(evento, 'Descrição do evento').fill('Pedido julgado procedente.');
  await evento.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(page, 'Evento adicionado com sucesso!');
  // Of the record, as any answer has it.
  const { versao } = (await (await julia.request.get(`/api/processos/${id}`)).json()) as { versao: number };
  await create(julia, `processos/${id}/enviar-manifestacao`, { versao });
  await page.reload();
  await page.getByRole('button', { name: 'Adicionar manifestação' }).click();
  const manifestacao = page.getByRole('dialog', { name: 'Adicionar manifestação' });
  await fieldOf(manifestacao, 'Manifestação').fill('De acordo.');
  await manifestacao.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(page, 'Manifestação adicionada com sucesso!');

  const prazos = page.getByRole('region', { name: 'Prazos' });
  await prazos.getByRole('button', { name: 'Novo prazo' }).click();
  const form = page.getByRole('dialog', { name: 'Novo prazo' });
  await fieldOf(form, 'Prazo').fill(prazo);
  await form.getByRole('radio', { name: 'data certa' }).check();
  await fieldOf(form, 'Vencimento').fill(DIA.split('-').toReversed().join('/'));
  await form.getByRole('button', { name: 'Salvar' }).click();
  await prazos.getByRole('button', { name: `Cumprir: ${prazo}` }).click();
  const cumprir = page.getByRole('dialog', { name: `Confirma o cumprimento do prazo ${prazo}?` });
  await cumprir.getByLabel('O que foi feito').fill('Peça protocolada.');
  await cumprir.getByRole('button', { name: 'Cumprir' }).click();
  await expect(prazos.getByText('Cumprido', { exact: true })).toBeVisible();
  await expectNoViolations(page);
});

test('a transfer takes what is open to another office and out of the first one’s sight', async ({ person }) => {
  const { page: gestora } = await person(['gestor_usuario'], 'Gilda Gestora');
  const ana = await newFiliado(gestora);
  const { page } = await person(['juridico'], 'Júlia Jurista');
  const [de, para] = [await newEscritorio(page), await newEscritorio(page)];
  await book(page, de, 0, ana.id);
  const { numero } = await newProcesso(page, de.id);
  const { page: sistema } = await person(['gestor_sistema'], 'Sílvia Sistema');
  const { page: paula, user: uma } = await person(['escritorio_juridico'], 'Paula Prado');
  const { page: leo, user: outro } = await person(['escritorio_juridico'], 'Leo Leal');
  await daEscritorio(sistema, uma.email, de.id);
  await daEscritorio(sistema, outro.email, para.id);
  await paula.goto('/juridico/atendimentos');
  await expect(row(paula, ana.nome)).toBeVisible();

  await page.goto(`/juridico/escritorios?busca=${encodeURIComponent(de.nome)}`);
  await rowMenu(page, de.nome, 'Transferir para outro escritório…');
  const dialog = page.getByRole('dialog', { name: 'Transferir para outro escritório' });
  await expect(dialog.getByText('Atendimentos: 1 em aberto muda, 0 encerrados ficam')).toBeVisible();
  await choose(dialog, 'Escritório de destino', para.nome, para.nome);
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Transferir' }).click();
  await expect(page.getByText(/^Transferidos: 1 atendimento/).first()).toBeVisible();

  await leo.goto('/juridico/atendimentos');
  await expect(row(leo, ana.nome)).toContainText(para.nome);
  await leo.goto('/escritorio');
  await expect(row(leo, numero)).toBeVisible();
  await paula.goto('/juridico/atendimentos');
  await expect(paula.getByText('Sem registros para mostrar')).toBeVisible();
  await paula.goto('/escritorio');
  await expect(paula.getByRole('heading', { level: 1, name: 'Processos' })).toBeVisible();
  await expect(row(paula, numero)).toHaveCount(0);
});
