import { PATRIMONIO } from '@sede/domain/modules/patrimonio/bens';
import { inventariosMessages as messages, textoLido } from '@sede/domain/modules/patrimonio/inventarios';
import { IconBolt, IconBoltOff, IconChevronLeft, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useParams } from '#platform/routing/index.ts';
import { confirm, ErrorState, notify } from '#platform/ui/index.ts';
import { CartaoDaLeitura } from './CartaoDaLeitura.tsx';
import { ChooseSetor } from './ChooseSetor.tsx';
import { assuntoDe, contaDo, type LeituraNoCelular } from './celular.ts';
import { DigitarNumero } from './DigitarNumero.tsx';
import { ListaDoSetor } from './ListaDoSetor.tsx';
import classes from './leitura.module.css';
import { Progresso } from './Progresso.tsx';
import { type Camera, useCamera } from './useCamera.ts';
import { type NoCelular, useCelular } from './useCelular.ts';

/** What was refused, and why, with the way to let go of it. */
function Recusadas({ recusa: { motivo, deVez, chaves }, discard }: { recusa: Recusa } & Pick<NoCelular, 'discard'>) {
  const ask = async () => {
    const { confirmed } = await confirm({
      title: messages.descartarRecusadas,
      message: messages.confirmaDescartarRecusadas(chaves.length),
      confirmLabel: messages.descartarRecusadas,
      danger: true,
    });
    if (confirmed) discard(chaves);
  };
  return (
    <div className={classes.faixa} data-recusa role="alert">
      <span>
        {messages.recusadas(chaves.length)}: {motivo}
      </span>
      {deVez && (
        <button type="button" onClick={() => void ask()}>
          {messages.descartarRecusadas}
        </button>
      )}
    </div>
  );
}

/** 'Sem rede: 2 leituras guardadas neste celular', why the server takes none, that the browser keeps none: in sight however long the list is. */
function Faixas({ esperando, semRede, guarda, recusa, discard }: NoCelular) {
  return (
    <div className={classes.faixas}>
      {!guarda && (
        <p className={classes.faixa} data-recusa role="alert">
          {messages.naoGuarda}
        </p>
      )}
      {recusa && <Recusadas {...{ recusa, discard }} />}
      {semRede && esperando > 0 && (
        <p className={classes.faixa} role="status">
          <IconRefresh size={18} aria-hidden />
          {guarda ? messages.semRede(esperando) : messages.semRedeSemGuarda(esperando)}
        </p>
      )}
    </div>
  );
}

/** The picture; without one why, and the button that asks for it again. */
function Imagem({ video, estado, ligar, lanterna, toggleLanterna }: Camera) {
  const ligada = estado === 'ligada';
  return (
    <div className={classes.camera} data-ligada={ligada}>
      <video ref={video} muted playsInline aria-label="Imagem da câmera" />
      {ligada && <span className={classes.mira} aria-hidden />}
      {(estado === 'parada' || estado === 'sem') && (
        <div className={classes.semImagem}>
          <p role="status">{estado === 'parada' ? messages.cameraParou : messages.semCamera}</p>
          {/* Without https there is none to ask for. */}
          {navigator.mediaDevices && (
            <button type="button" onClick={ligar}>
              {messages.ligarCamera}
            </button>
          )}
        </div>
      )}
      {lanterna !== null && (
        <button
          type="button"
          className={classes.lanterna}
          aria-label="Lanterna"
          aria-pressed={lanterna}
          onClick={toggleLanterna}
        >
          {lanterna ? <IconBoltOff size={24} aria-hidden /> : <IconBolt size={24} aria-hidden />}
        </button>
      )}
    </div>
  );
}

type Recusa = NonNullable<NoCelular['recusa']>;
type Aberto = 'setor' | 'digitar' | null;

/**
 * '/patrimonio/inventarios/{id}/leitura': a phone reads labels.
 * Source: decisions-sindical-contratos-patrimonio (Labels, inventory); design/areas/patrimonio-inventario-celular.
 */
export function LeituraPage() {
  const { id = '' } = useParams();
  const celular = useCelular(id);
  const { escopo, leituras } = celular;
  const [setor, setSetor] = useState<string | null>(null);
  const [ultima, setUltima] = useState<LeituraNoCelular | null>(null);
  const [aberto, setAberto] = useState<Aberto>(null);
  const [faltando, setFaltando] = useState(false);
  const read = (texto: string) => {
    const lido = textoLido(texto);
    const leitura = lido && celular.read(lido, setor);
    if (!leitura) return;
    setUltima(leitura);
    navigator.vibrate?.(40);
  };
  const camera = useCamera(read);
  // As it stands now: the server may have said more of it since.
  const mostrada =
    ultima &&
    (leituras.find(({ chave }) => chave === ultima.chave) ??
      leituras.find((um) => assuntoDe(um) === assuntoDe(ultima)) ??
      ultima);
  const remove = async (leitura: LeituraNoCelular) => {
    const { confirmed } = await confirm({
      title: messages.excluirLeitura,
      message: messages.confirmaExcluirLeitura(leitura.numero || (leitura.nome ?? '')),
      confirmLabel: messages.excluirLeitura,
      danger: true,
      run: () => celular.remove(leitura),
    });
    if (!confirmed) return;
    setUltima(null);
    notify.success(messages.leituraExcluida);
  };
  const conta = escopo && contaDo(escopo, leituras, setor);
  const nome = setor ?? escopo?.nome ?? '';
  return (
    <div className={classes.tela}>
      <header className={classes.topo}>
        <Link to={PATRIMONIO.inventario(id)} aria-label="Voltar ao inventário" className={classes.voltar}>
          <IconChevronLeft size={24} aria-hidden />
        </Link>
        <div className={classes.titulos}>
          <h1>{escopo?.nome ?? messages.titulo}</h1>
          <p>Setor: {setor ?? messages.todosOsSetores}</p>
        </div>
        <button type="button" className={classes.trocar} onClick={() => setAberto('setor')}>
          {messages.trocarSetor}
        </button>
      </header>
      <Imagem {...camera} />
      <div className={classes.folha}>
        {celular.erro !== null && !escopo && <ErrorState error={celular.erro} />}
        {mostrada && (
          <CartaoDaLeitura leitura={mostrada} onCorrect={celular.correct} onRemove={(um) => void remove(um)} />
        )}
        {escopo && conta && (
          <>
            <div className={classes.sobreSetor}>
              <h2>{nome}</h2>
              <Progresso bens={conta.bens.length} lidos={conta.lidos} emOutroSetor={conta.emOutroSetor} label={nome} />
            </div>
            <ListaDoSetor {...{ leituras, setor, conta, faltando }} />
          </>
        )}
      </div>
      <Faixas {...celular} />
      <footer className={classes.pe}>
        <button type="button" aria-pressed={faltando} onClick={() => setFaltando(!faltando)}>
          {faltando ? messages.lidos(conta?.lidos ?? 0) : messages.faltam(conta?.faltam.length ?? 0)}
        </button>
        <button type="button" data-principal onClick={() => setAberto('digitar')}>
          {messages.digitarNumero}
        </button>
      </footer>
      {aberto === 'setor' && escopo && (
        <ChooseSetor
          lugares={escopo.lugares}
          setor={setor}
          onChoose={(um) => {
            setSetor(um);
            setAberto(null);
          }}
          onClose={() => setAberto(null)}
        />
      )}
      {aberto === 'digitar' && <DigitarNumero onNumero={read} onClose={() => setAberto(null)} />}
    </div>
  );
}
