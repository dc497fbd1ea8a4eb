/**
 * Expenses for journeys: a PDF, the form filled as a clerk does, records made over the API, and readers of what leaves.
 *
 * Units: centavos; dates are calendar dates ('YYYY-MM-DD' towards the API, 'ddMMyyyy' when typed).
 */
import { inflateRawSync } from 'node:zlib';
import { expect, type Locator, type Page } from '@playwright/test';
import { create, type Named, newBeneficiario, newItem, unique } from './records.ts';
import { choose, fieldOf, fillMoney } from './screens.ts';

export const LISTA = '/financial/expenses';
export const APROVAR = '/financial/despesas/aprovar';

/** The list with these words, whatever the month. */
export const listaDe = (busca: string): string => `${LISTA}?periodo=tudo&busca=${encodeURIComponent(busca)}`;

export const pdf = (name = 'nota.pdf') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n' +
      'trailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n',
  ),
});

/** São Paulo's calendar day, `days` from today. */
export function day(days: number): string {
  const date = new Date(Date.now() + days * 86_400_000);
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(date);
}
export const typed = (date: string): string => date.split('-').reverse().join('');
export const shown = (date: string): string => date.split('-').reverse().join('/');

export interface Despesa {
  id: string;
  item: Named;
  beneficiario: Named & { cpf: string };
  data: Record<string, unknown>;
}

/** One expense of its own item and beneficiary, so that its name finds it and nothing else. */
export async function newDespesa(page: Page, given: Record<string, unknown> = {}): Promise<Despesa> {
  const [item, beneficiario] = [await newItem(page), await newBeneficiario(page)];
  const data = {
    idItemDespesa: item.id,
    tipoDespesa: 'Serviços',
    centroCusto: 'Custos operacionais internos',
    descricao: 'Serviço de novembro',
    idBeneficiario: beneficiario.id,
    valor: 123_456,
    dataVencimento: day(5),
    meioPagamento: 'Digital',
    tipoDocumento: 'FATURA',
    numeroDocumento: unique('N'),
    numeroParcelas: 1,
    ...given,
  };
  const { ids } = await create<{ id?: string; ids: string[] }>(page, 'despesas', data);
  return { id: ids[0] ?? '', item, beneficiario, data };
}

export interface Formulario {
  item: string;
  beneficiario: string;
  valor: string;
  vencimento: string;
  parcelas?: number;
  numeroDocumento: string;
  meio?: string;
}

/** Fills 'Registrar despesa' from the first field to the last. */
export async function fillDespesa(drawer: Locator, f: Formulario): Promise<void> {
  await choose(drawer, 'Item de despesa', f.item, f.item);
  await choose(drawer, 'Beneficiário', f.beneficiario, f.beneficiario);
  // The item suggests its type.
  await expect(fieldOf(drawer, 'Tipo de despesa')).toHaveValue('Serviços');
  await choose(drawer, 'Centro de custo', 'Custos operacionais internos');
  await fieldOf(drawer, 'Descrição').fill('Aluguel da sede, contrato de 2026');
  await fillMoney(drawer, 'Valor da parcela', f.valor);
  if (f.parcelas) await fieldOf(drawer, 'Parcelas').fill(String(f.parcelas));
  await fieldOf(drawer, f.parcelas && f.parcelas > 1 ? 'Primeiro vencimento' : 'Vencimento').fill(typed(f.vencimento));
  await choose(drawer, 'Meio de pagamento', f.meio ?? 'Digital');
  await choose(drawer, 'Tipo de documento', 'FATURA');
  await fieldOf(drawer, 'Nº do documento').fill(f.numeroDocumento);
}

/** The field itself stands inside the section of the same name. */
export const anexosOf = (drawer: Locator): Locator => drawer.getByRole('group', { name: 'Anexos' }).last();

/** Chooses a file as a person does; ends when it is listed. */
export async function attach(drawer: Locator, file: ReturnType<typeof pdf>): Promise<void> {
  const [chooser] = await Promise.all([
    drawer.page().waitForEvent('filechooser'),
    drawer.getByRole('button', { name: 'escolha um arquivo' }).click(),
  ]);
  await chooser.setFiles(file);
}

/** The text of word/document.xml of a .docx, tags taken out. */
export function docxText(archive: Buffer): string {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const [compressed, nameLength] = [archive.readUInt32LE(at + 20), archive.readUInt16LE(at + 28)];
    const local = archive.readUInt32LE(at + 42);
    if (archive.toString('utf8', at + 46, at + 46 + nameLength) === 'word/document.xml') {
      const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
      const xml = inflateRawSync(archive.subarray(start, start + compressed)).toString('utf8');
      return xml.replace(/<[^>]+>/g, '');
    }
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  throw new Error('no word/document.xml');
}
