import { formatDataBr, formatInstantBr } from '@sede/domain/kernel';
import {
  type Pedido,
  ROTULO_ASSINATURA,
  ROTULO_ESTADO_PEDIDO,
  ROTULO_FINALIDADE,
} from '@sede/domain/modules/filiados/pedidos-filiacao';
import { Link } from '#platform/routing/index.ts';
import { StatusTag, type Tone } from '#platform/ui/index.ts';
import { Fact, Facts, Lines } from '#platform/ui/reading.ts';
import { setEscolhas, toggled, useEscolhas } from './escolhas.ts';
import classes from './pedidos.module.css';

const TOM: Readonly<Record<Pedido['estado'], Tone>> = {
  aguardando_assinatura: 'neutral',
  assinado: 'wait',
  aceito: 'ok',
  recusado: 'late',
  expirado: 'neutral',
};
const CADASTRO: Readonly<Record<string, string>> = { FILIADO: 'Filiado', INATIVO: 'Desfiliado' };

function Cabeca({ pedido }: { pedido: Pedido }) {
  const { nome, protocolo, estado, criadoEm, assinadoEm, assinatura, decididoEm, decididoPorNome, motivoRecusa } =
    pedido;
  return (
    <header className={classes.head}>
      <h2>{nome ?? 'Dados apagados'}</h2>
      <StatusTag tone={TOM[estado]} label={ROTULO_ESTADO_PEDIDO[estado]} />
      <p>
        Protocolo {protocolo} · recebido em {formatInstantBr(criadoEm)}
        {assinadoEm && assinatura && ` · assinado em ${formatInstantBr(assinadoEm)} (${ROTULO_ASSINATURA[assinatura]})`}
      </p>
      {decididoEm && (
        <p>
          {estado === 'aceito' ? 'Aceito' : 'Recusado'} por {decididoPorNome} em {formatInstantBr(decididoEm)}
          {motivoRecusa && `. Motivo: ${motivoRecusa}`}
        </p>
      )}
      {pedido.filiadoId && <Link to={`/filiados/${pedido.filiadoId}`}>Abrir a ficha do filiado</Link>}
      {pedido.outros.length > 0 && (
        <p className={classes.warn}>
          Outros pedidos deste CPF:{' '}
          {pedido.outros.map(({ protocolo: outro, estado: em }) => `${outro} (${ROTULO_ESTADO_PEDIDO[em]})`).join(', ')}
        </p>
      )}
    </header>
  );
}

/** Field by field; what is ticked goes over, the rest of the record stays. */
function Existente({ pedido }: { pedido: Pedido }) {
  const { id, existente, pode } = pedido;
  const escolhas = useEscolhas(id);
  if (!existente) return null;
  const { nome, cadastro, falecido, diferencas } = existente;
  const decides = pode.aceitar === undefined;
  return (
    <section className={classes.part}>
      <h3>O CPF já tem ficha</h3>
      <p>
        <Link to={`/filiados/${existente.id}`}>{nome}</Link> · {CADASTRO[cadastro] ?? cadastro}
        {falecido && ' · falecido'}.{' '}
        {cadastro === 'FILIADO' ? 'Aceitar não abre outra filiação.' : 'Aceitar abre nova filiação.'} Nada muda na ficha
        além do que for marcado.
      </p>
      {diferencas.length === 0 ? (
        <p>Nenhuma diferença entre o pedido e a ficha.</p>
      ) : (
        <div className={classes.scroll}>
          <table className={classes.diff}>
            <thead>
              <tr>
                {decides && <th scope="col">Mudar</th>}
                <th scope="col">Campo</th>
                <th scope="col">Na ficha</th>
                <th scope="col">No pedido</th>
              </tr>
            </thead>
            <tbody>
              {diferencas.map(({ campo, rotulo, de, para }) => (
                <tr key={campo}>
                  {decides && (
                    <td>
                      <input
                        type="checkbox"
                        aria-label={`Mudar ${rotulo}`}
                        checked={escolhas.campos.includes(campo)}
                        onChange={() => setEscolhas(id, (now) => ({ ...now, campos: toggled(now.campos, campo) }))}
                      />
                    </td>
                  )}
                  <th scope="row">{rotulo}</th>
                  <td>{de}</td>
                  <td>{para}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {decides && pedido.dependentes.length > 0 && (
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={escolhas.dependentes}
            onChange={() => setEscolhas(id, (now) => ({ ...now, dependentes: !now.dependentes }))}
          />
          Cadastrar os dependentes que a ficha não tem
        </label>
      )}
    </section>
  );
}

function Parecidos({ pedido: { id, parecidos, pode } }: { pedido: Pedido }) {
  const escolhas = useEscolhas(id);
  if (parecidos.length === 0 || pode.aceitar !== undefined) return null;
  return (
    <section className={classes.part}>
      <h3>Pode ser a mesma pessoa</h3>
      {parecidos.map((outra) => (
        <label key={outra.id} className={classes.check}>
          <input
            type="checkbox"
            checked={escolhas.naoEAMesma.includes(outra.id)}
            onChange={() => setEscolhas(id, (now) => ({ ...now, naoEAMesma: toggled(now.naoEAMesma, outra.id) }))}
          />
          <span>
            Não é a mesma pessoa: <Link to={`/filiados/${outra.id}`}>{outra.nome}</Link> (
            {CADASTRO[outra.cadastro] ?? outra.cadastro})
          </span>
        </label>
      ))}
    </section>
  );
}

/** One application as the desk reads it. */
export function PedidoRegistro({ pedido }: { pedido: Pedido }) {
  const { respostas, dependentes, consentimentos, anexo, evidencia, apagadoEm, expiraEm, estado } = pedido;
  return (
    <>
      <Cabeca pedido={pedido} />
      {estado === 'aguardando_assinatura' && <p className={classes.note}>O link vale até {formatDataBr(expiraEm)}.</p>}
      {apagadoEm && <p className={classes.note}>Os dados foram apagados em {formatInstantBr(apagadoEm)}.</p>}
      <Existente pedido={pedido} />
      <Parecidos pedido={pedido} />
      {respostas.map(({ passo, campos }) => (
        <section key={passo} className={classes.part}>
          <h3>{passo}</h3>
          <Facts>
            {campos.map(({ rotulo, valor }) => (
              <Fact key={rotulo} label={rotulo}>
                {valor}
              </Fact>
            ))}
          </Facts>
        </section>
      ))}
      {dependentes.length > 0 && (
        <section className={classes.part}>
          <h3>Dependentes</h3>
          <Lines>
            {dependentes.map((campos) => (
              <li key={JSON.stringify(campos)}>{campos.map(({ valor }) => valor).join(' · ')}</li>
            ))}
          </Lines>
        </section>
      )}
      {consentimentos.length > 0 && (
        <section className={classes.part}>
          <h3>Consentimentos</h3>
          <Lines>
            {consentimentos.map(({ finalidade, versao, dadoEm }) => (
              <li key={finalidade}>
                {ROTULO_FINALIDADE[finalidade]} · versão {versao} · {formatInstantBr(dadoEm)}
              </li>
            ))}
          </Lines>
        </section>
      )}
      {anexo && (
        <section className={classes.part}>
          <h3>Termo assinado</h3>
          <p>
            <a href={`/api/anexos/${anexo.id}?exibir=sim`} target="_blank" rel="noreferrer">
              {anexo.nome}
            </a>
            {evidencia && ` · rede ${evidencia.endereco}`}
          </p>
        </section>
      )}
    </>
  );
}
