/**
 * The documents that the fictional union keeps, each with its file. Days are counted from today, so that some have ended,
 * one ends soon and others go on; nothing is done before the history begins.
 */
import { addDays, addMonthsAnchored } from '@sede/domain/kernel';
import { type DemoPart, makePdf, pdfName } from '#demo/index.ts';

/** `inicio` in months from today, `meses` of validity. */
const DOCUMENTOS = [
  { nome: 'Alvará de funcionamento da sede', inicio: -30, meses: 24 },
  { nome: 'Alvará de funcionamento da sede (renovação)', inicio: -6, meses: 24 },
  { nome: 'Apólice do seguro da sede', inicio: -11, meses: 12 },
  { nome: 'Procuração ad judicia do escritório', inicio: -16, meses: 36 },
  { nome: 'Termo de patrocínio da Corrida do Legislativo', inicio: -15, meses: 3 },
  { nome: 'Acordo de uso do auditório', inicio: -9, meses: 12 },
  { nome: 'Certificado digital da tesouraria', inicio: -35, meses: 36 },
] as const;

export const documentosDemo: DemoPart = {
  async seed({ office, person, desde, hoje, keep }) {
    const quem = person('gestor_de_contratos');
    for (const { nome, inicio, meses } of DOCUMENTOS) {
      const dataInicioVigencia = addMonthsAnchored(hoje, inicio);
      office.at(dataInicioVigencia < desde ? desde : dataInicioVigencia, '11:10');
      const idAnexo = await office.upload(quem, 'documentos', pdfName(nome), makePdf(nome, ['Via arquivada.']));
      const { id } = await office.act(quem, 'documentos', 'create', {
        nome,
        idAnexo,
        dataInicioVigencia,
        dataFimVigencia: addDays(addMonthsAnchored(dataInicioVigencia, meses), -1),
      });
      keep('documentos', nome, id);
    }
  },
};
