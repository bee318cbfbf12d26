/** Metrics that collect their own values: they are registered, and nothing holds them. */
import { Counter, Gauge, type CounterConfiguration, type GaugeConfiguration } from 'prom-client';

export function gauge<Label extends string>(configuration: GaugeConfiguration<Label>): Gauge<Label> {
  return new Gauge(configuration);
}

export function counter<Label extends string>(configuration: CounterConfiguration<Label>): Counter<Label> {
  return new Counter(configuration);
}
