import type { Delivery, SandboxStore, StoredObject } from '@/sandbox/payments/store/sandbox-store'

/** Books that are gone when the process ends: for tests. */
export function memoryStore(): SandboxStore {
  const objects = new Map<string, StoredObject>()
  const deliveries = new Map<string, Delivery>()
  return {
    read: async (kind, id) => structuredClone(objects.get(`${kind} ${id}`)?.body),
    list: async (kind, limit) =>
      [...objects.values()]
        .filter((object) => object.kind === kind)
        .reverse()
        .slice(0, limit)
        .map(({ body }) => structuredClone(body)),
    save: async (write) => {
      for (const object of write.objects ?? []) {
        objects.set(`${object.kind} ${object.body.id}`, structuredClone(object))
      }
      for (const delivery of write.deliveries ?? []) deliveries.set(delivery.id, { ...delivery })
    },
    updateDelivery: async (delivery) => {
      if (deliveries.has(delivery.id)) deliveries.set(delivery.id, { ...delivery })
    },
    waitingDeliveries: async () =>
      [...deliveries.values()]
        .filter(({ state }) => state === 'waiting')
        .sort((a, b) => a.dueAt - b.dueAt),
    recentDeliveries: async (limit) => [...deliveries.values()].reverse().slice(0, limit),
    reset: async () => {
      objects.clear()
      deliveries.clear()
    },
    close: async () => {},
  }
}
