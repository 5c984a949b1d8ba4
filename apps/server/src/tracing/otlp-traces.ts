/** Traces by OpenTelemetry, sent to a collector over OTLP. Loaded only where one is named. */
import { AsyncLocalStorage } from 'node:async_hooks'
import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span as LibrarySpan,
} from '@opentelemetry/api'
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace'
import type { Log } from '../log.ts'
import { factNames, noSpan, type Facts, type Span, type Traces } from './traces.ts'

export interface TraceSettings {
  /** «http://collector:4318/v1/traces» */
  url: string
  /** For the collector's own authentication. */
  headers: Record<string, string>
  /** Of the calls, from 0 to 1; what belongs to a traced call is traced too. */
  share: number
}

/** A collector that hangs must not hold up the end of the process. */
const EXPORT_MILLISECONDS = 3000

export function createOtlpTraces(
  { url, headers, share }: TraceSettings,
  { service, version, log }: { service: string; version: string; log: Log },
): Traces {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: reported(new OTLPTraceExporter({ url, headers, timeoutMillis: EXPORT_MILLISECONDS }), log),
        exportTimeoutMillis: EXPORT_MILLISECONDS,
      }),
    ],
  })
  const tracer = provider.getTracer('attesta')
  const propagator = new W3CTraceContextPropagator()
  // The library's own store of contexts is for the whole process: two servers in one test would share it.
  const current = new AsyncLocalStorage<Context>()

  async function spanOf<T>(name: string, facts: Facts, above: Context, work: (span: Span) => Promise<T>): Promise<T> {
    const span = tracer.startSpan(name, { attributes: only(facts) }, above)
    try {
      return await current.run(trace.setSpan(above, span), () => work(noting(span)))
    } catch (error) {
      // Its message may hold anything; its class is ours or a library's.
      span.setAttributes(only({ 'error.type': error instanceof Error ? error.name : typeof error }))
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  }

  return {
    beginCall(facts) {
      const span = tracer.startSpan(
        `${facts['http.request.method']} ${facts['http.route']}`,
        { kind: SpanKind.SERVER, attributes: only(facts) },
        ROOT_CONTEXT,
      )
      const context = trace.setSpan(ROOT_CONTEXT, span)
      return {
        ...noting(span),
        run: (work) => current.run(context, work),
        end({ isBroken, ...last }) {
          span.setAttributes(only(last))
          if (isBroken) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    async during(name, facts, work) {
      const above = current.getStore()
      return above === undefined ? work(noSpan) : spanOf(name, facts, above, work)
    },
    duringJob: (facts, parent, work) =>
      spanOf(
        `job ${facts['attesta.job']}`,
        facts,
        parent === undefined
          ? ROOT_CONTEXT
          : propagator.extract(ROOT_CONTEXT, { traceparent: parent }, defaultTextMapGetter),
        work,
      ),
    carried() {
      const context = current.getStore()
      if (!context) return undefined
      const carrier: { traceparent?: string } = {}
      propagator.inject(context, carrier, defaultTextMapSetter)
      return carrier.traceparent
    },
    // What could not be sent is logged where it is sent.
    close: () => provider.shutdown().catch(() => undefined),
  }
}

const noting = (span: LibrarySpan): Span => ({ note: (facts) => void span.setAttributes(only(facts)) })

const only = (facts: Facts): Facts =>
  Object.fromEntries(factNames.flatMap((name) => (facts[name] === undefined ? [] : [[name, facts[name]]])))

/** A collector that is away costs traces and nothing else; the log says so. */
function reported(exporter: SpanExporter, log: Log): SpanExporter {
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        if (result.code === ExportResultCode.FAILED)
          log.warn({ event: 'traces.not_sent', count: spans.length }, result.error)
        done(result)
      })
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  }
}
