/**
 * A deadline from the page of its case to its end: a holiday of staff is passed by, one that comes later moves nothing until somebody says
 * so; the office's user meets it, on a phone; another office sees nothing of it.
 */
import { daEscritorio } from '../support/legal.ts';
import { create, unique } from '../support/records.ts';
import { expectFits, expectNotice, fieldOf, row } from '../support/screens.ts';
import { expect, expectNoViolations, phone, test } from '../support/test.ts';

const ANO = new Date().getUTCFullYear() + 1;
/** Of August, which has no national holiday. */
const dia = (n: number) => new Date(Date.UTC(ANO, 7, n));
/** Its first Monday. */
const segunda = 1 + ((8 - dia(1).getUTCDay()) % 7);
const iso = (n: number) => dia(n).toISOString().slice(0, 10);
const br = (n: number) => iso(n).split('-').toReversed().join('/');

test('is counted past a holiday of staff, moved by confirmation alone, and met by the office', async ({ person }) => {
  test.setTimeout(120_000);
  const { page: julia } = await person(['juridico'], 'Júlia Jurista');
  const escritorio = await create<{ id: string; nome: string }>(julia, 'escritorios', {
    ...{ nome: unique('Advocacia'), email: 'contato@advocacia.example' },
  });
  const objeto = await create<{ id: string }>(julia, 'objetos-processo', { descricao: unique('Objeto') });
  const numero = `${Math.floor(Math.random() * 1e9)}/${ANO}`;
  const processo = await create<{ id: string }>(julia, 'processos', {
    ...{ tipo: 'Judicial', numero, formatoAntigo: true, tribunalOrgao: 'TRF1', dataProtocolo: '2021-05-14' },
    ...{ escritorioId: escritorio.id, objetoId: objeto.id, linkProcesso: 'https://pje.example/1', valorCausa: 100 },
    ...{ filiadosIndeterminados: true, orgaos: ['SENADO'] },
  });

  // A day of the court: the Tuesday.
  const portaria = unique('Portaria');
  await julia.goto(`/juridico/feriados?ano=${ANO}`);
  await julia.getByRole('button', { name: 'Novo feriado' }).click();
  const feriado = julia.getByRole('dialog', { name: 'Novo feriado' });
  await fieldOf(feriado, 'Data').fill(br(segunda + 1));
  await fieldOf(feriado, 'Feriado').fill(portaria);
  await fieldOf(feriado, 'Tribunais').fill('TRF1');
  await julia.getByRole('option', { name: /^TRF1 / }).click();
  await expect(feriado.getByRole('button', { name: 'Tirar TRF1' })).toBeVisible();
  await expectNoViolations(julia);
  await feriado.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(julia, 'Feriado salvo com sucesso!');
  await expect(row(julia, portaria)).toContainText('TRF1');

  // On the page of the case: published on the Monday, three business days.
  await julia.goto(`/juridico/processos/${processo.id}`);
  const caixa = julia.getByRole('region', { name: 'Prazos' });
  await caixa.getByRole('button', { name: 'Novo prazo' }).click();
  const form = julia.getByRole('dialog', { name: 'Novo prazo' });
  const titulo = unique('Réplica');
  await fieldOf(form, 'Prazo').fill(titulo);
  await expect(fieldOf(form, 'Responsável')).toHaveValue(/Júlia/);
  await fieldOf(form, 'Publicação').fill(br(segunda));
  await fieldOf(form, 'Dias').fill('3');
  await expect(form.getByText(`Vence em ${br(segunda + 4)}`)).toBeVisible();
  await expect(form.getByText(`${br(segunda + 1)} · ${portaria}`)).toBeVisible();
  await expectNoViolations(julia);
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expectNotice(julia, 'Prazo salvo com sucesso!');
  await expect(caixa.getByText(br(segunda + 4))).toBeVisible();

  // Another day comes: nothing moves until it is confirmed.
  await create(julia, 'feriados', { data: iso(segunda + 2), nome: unique('Ponto facultativo'), usos: ['prazo'] });
  await julia.goto('/juridico/prazos');
  await julia.getByRole('button', { name: 'Conferir' }).click();
  const lista = julia.getByRole('dialog', { name: 'Prazos que mudam com os feriados' });
  const item = lista.getByRole('listitem').filter({ hasText: titulo });
  await expect(item).toContainText(`${br(segunda + 4)} → ${br(segunda + 7)}`);
  await item.getByRole('button', { name: /^Mudar a data/ }).click();
  await expectNotice(julia, 'Data do prazo mudada.');
  await lista.getByRole('button', { name: 'Fechar' }).last().click();
  await expect(row(julia, titulo)).toContainText(br(segunda + 7));

  // The office's user, on a phone; another office.
  const { page: elias, user } = await person(['escritorio_juridico'], 'Elias Prado', phone);
  const { page: bia } = await person(['escritorio_juridico'], 'Bia Leal');
  await bia.goto('/juridico/prazos');
  await expect(bia.getByText('Sem registros para mostrar')).toBeVisible();
  const { page: gestor } = await person(['gestor_sistema'], 'Íris Gestora');
  await daEscritorio(gestor, user.email, escritorio.id);
  await elias.goto('/juridico/prazos');
  await elias.getByRole('button', { name: titulo, exact: true }).click();
  await expectFits(elias);
  await elias.getByRole('button', { name: 'Cumprir' }).click();
  const pergunta = elias.getByRole('dialog', { name: `Confirma o cumprimento do prazo ${titulo}?` });
  await pergunta.getByLabel('O que foi feito').fill('Peça protocolada.');
  await pergunta.getByRole('button', { name: 'Cumprir' }).click();
  await expectNotice(elias, 'Prazo cumprido com sucesso!');
  await julia.reload();
  await expect(julia.getByText(titulo)).toHaveCount(0);
});
