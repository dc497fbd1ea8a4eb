/**
 * recibo.docx: the receipt of one paid instalment, on A4, as a union hands it out.
 *
 * In: the amount actually paid, net (centavos); the payment's date (calendar date; today where unsettled); the
 * beneficiary with the formatted document; the union's identity from the settings. Out: the file's bytes.
 * The docx library is loaded at the first receipt (memory, start time). Source: spec 1 §2.10, §7.2 (parseDocx payload:
 * valor, valorPorExtenso, data, nome, tipoDocumento, documento, descricao); decisions §7 (Receipt).
 */
import { type CalendarDate, type Centavos, formatDataLonga, formatReais } from '@sede/domain/kernel';
import { valorPorExtenso } from '@sede/domain/kernel/words';

export interface Recibo {
  valor: Centavos;
  data: CalendarDate;
  nome: string;
  tipoDocumento: 'CPF' | 'CNPJ';
  /** With its mask. */
  documento: string;
  descricao: string;
  sindicato: { nome: string; cnpj: string; telefone: string; email: string };
  /** The union's logo and the colour of the line below the header. */
  logo?: { tipo: string; largura: number; altura: number; conteudo: Buffer } | null;
  /** '#rrggbb'. */
  cor?: string;
  /** Where the receipt is signed: 'Brasília'. */
  local: string;
}

const FONT = 'Calibri';
const TWIPS_PER_CM = 567;

const LOGO_BOX = { width: 200, height: 70 };
/** Pixels of the logo on paper: as large as its box allows, never enlarged. */
function fitted({ largura, altura }: { largura: number; altura: number }) {
  const scale = Math.min(1, LOGO_BOX.width / largura, LOGO_BOX.height / altura);
  return { width: Math.round(largura * scale), height: Math.round(altura * scale) };
}

/** Not 'Recebemos', which would be the union: the receipt is signed by the beneficiary. */
export function textoDoRecibo({ valor, nome, tipoDocumento, documento, descricao, sindicato }: Recibo): string {
  const union = sindicato.cnpj ? `${sindicato.nome}, CNPJ ${sindicato.cnpj}` : sindicato.nome;
  const reason = descricao.trim().replace(/[.\s]+$/, '');
  return (
    `Eu, ${nome}, ${tipoDocumento} ${documento}, recebi de ${union}, a importância de ${formatReais(valor)} ` +
    `(${valorPorExtenso(valor)}), referente a ${reason}, pelo que dou plena quitação.`
  );
}

export async function reciboDocx(recibo: Recibo): Promise<Buffer> {
  const { AlignmentType, BorderStyle, Document, ImageRun, Packer, Paragraph, TextRun } = await import('docx');
  const { sindicato, nome, tipoDocumento, documento } = recibo;
  const contact = [sindicato.cnpj && `CNPJ ${sindicato.cnpj}`, sindicato.telefone, sindicato.email].filter(Boolean);
  const line = (
    text: string,
    options: { bold?: boolean; size?: number; after?: number; before?: number; right?: boolean } = {},
  ) =>
    new Paragraph({
      alignment: options.right ? AlignmentType.RIGHT : AlignmentType.CENTER,
      spacing: { after: options.after ?? 0, before: options.before ?? 0 },
      children: [new TextRun({ text, bold: options.bold ?? false, size: options.size ?? 22 })],
    });
  const rule = new Paragraph({
    spacing: { after: 480 },
    border: {
      bottom: { style: BorderStyle.SINGLE, size: 6, space: 6, color: (recibo.cor ?? '#1d4f91').slice(1).toUpperCase() },
    },
  });
  const margin = 2.5 * TWIPS_PER_CM;
  const document = new Document({
    creator: sindicato.nome,
    title: 'Recibo',
    styles: { default: { document: { run: { font: FONT, size: 22 } } } },
    sections: [
      {
        properties: { page: { margin: { top: margin, bottom: margin, left: margin, right: margin } } },
        children: [
          ...(recibo.logo
            ? [
                new Paragraph({
                  alignment: AlignmentType.CENTER,
                  spacing: { after: 120 },
                  children: [
                    new ImageRun({
                      type: recibo.logo.tipo === 'image/png' ? 'png' : 'jpg',
                      data: recibo.logo.conteudo,
                      transformation: fitted(recibo.logo),
                      altText: { name: 'Logotipo', title: 'Logotipo', description: sindicato.nome },
                    }),
                  ],
                }),
              ]
            : []),
          line(sindicato.nome, { bold: true, size: 28 }),
          ...(contact.length > 0 ? [line(contact.join(' · '), { size: 18 })] : []),
          rule,
          line('RECIBO', { bold: true, size: 36, after: 120 }),
          line(formatReais(recibo.valor), { bold: true, size: 26, after: 480, right: true }),
          new Paragraph({
            alignment: AlignmentType.JUSTIFIED,
            spacing: { after: 600, line: 360 },
            children: [new TextRun({ text: textoDoRecibo(recibo), size: 24 })],
          }),
          line(`${recibo.local}, ${formatDataLonga(recibo.data)}.`, { after: 1200, right: true }),
          line('_______________________________________________', { after: 60 }),
          line(nome, { bold: true }),
          line(`${tipoDocumento} ${documento}`, { size: 20 }),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}
