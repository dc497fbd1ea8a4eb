/** A bank's statement of one month as an OFX file, the way Brazilian banks still write it: SGML without closing tags. */

export interface Lancamento {
  /** 'YYYY-MM-DD' */
  dia: string;
  /** Signed: below zero left the account. */
  centavos: number;
  texto: string;
}

const plain = (day: string) => day.replaceAll('-', '');

/** `saldo`: of the end of the last day, in centavos. */
export function ofx(
  { conta, inicio, fim, saldo }: { conta: string; inicio: string; fim: string; saldo: number },
  lancamentos: readonly Lancamento[],
): Buffer {
  const lines = lancamentos.map(
    ({ dia, centavos, texto }, index) =>
      `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${plain(dia)}<TRNAMT>${(centavos / 100).toFixed(2)}<FITID>${plain(dia)}${index}<MEMO>${texto}</STMTTRN>`,
  );
  return Buffer.from(`OFXHEADER:100
DATA:OFXSGML
VERSION:102
ENCODING:UTF-8
CHARSET:NONE

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL
<BANKACCTFROM><BANKID>001<ACCTID>${conta}<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>${plain(inicio)}<DTEND>${plain(fim)}
${lines.join('\n')}
</BANKTRANLIST><LEDGERBAL><BALAMT>${(saldo / 100).toFixed(2)}<DTASOF>${plain(fim)}</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
`);
}
