import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.List;
import org.codelibs.opensearch.runner.OpenSearchRunner;
import org.opensearch.http.HttpServerTransport;

/**
 * `java -cp … Cluster.java DIRECTORY NODES`: a cluster in one JVM, on loopback. Prints `ready URL…` on standard output.
 * Commands on standard input: `stop N` closes the node at that place of the list and answers `stopped N`. The end of
 * the input closes the cluster, so it does not outlive the process that started it.
 */
public class Cluster {
  public static void main(String[] arguments) throws Exception {
    String directory = arguments[0];
    int nodes = Integer.parseInt(arguments[1]);
    OpenSearchRunner runner = new OpenSearchRunner();
    List<Integer> ports = freePorts(nodes);
    runner.onBuild((number, settings) -> {
      settings.put("node.name", "node-" + number);
      settings.put("network.host", "127.0.0.1");
      settings.put("http.port", "0");
      settings.put("transport.port", String.valueOf(ports.get(number - 1)));
      settings.putList("discovery.seed_hosts", ports.stream().map(port -> "127.0.0.1:" + port).toList());
      // The others join it, so that none waits for a majority at the start.
      settings.putList("cluster.initial_cluster_manager_nodes", "node-1");
      // Disks of development machines are often nearly full; the test sets the read-only block itself.
      settings.put("cluster.routing.allocation.disk.threshold_enabled", false);
    });
    runner.build(OpenSearchRunner.newConfigs().basePath(directory).clusterName("shop-tests").numOfNode(nodes)
        .disableESLogger());
    boolean isIncomplete = runner.admin().cluster().prepareHealth().setWaitForNodes(String.valueOf(nodes))
        .get().isTimedOut();
    if (isIncomplete) throw new IllegalStateException("the nodes did not find each other");
    List<String> urls = new ArrayList<>();
    for (int node = 0; node < nodes; node++) {
      HttpServerTransport transport = runner.getNode(node).injector().getInstance(HttpServerTransport.class);
      urls.add("http://127.0.0.1:" + transport.boundAddress().publishAddress().getPort());
    }
    System.out.println("ready " + String.join(" ", urls));

    BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
    for (String line = input.readLine(); line != null; line = input.readLine()) {
      int node = Integer.parseInt(line.substring("stop ".length()));
      runner.getNode(node).close();
      System.out.println("stopped " + node);
    }
    runner.close();
    System.exit(0);
  }

  private static List<Integer> freePorts(int count) throws IOException {
    List<ServerSocket> sockets = new ArrayList<>();
    for (int number = 0; number < count; number++) sockets.add(new ServerSocket(0));
    List<Integer> ports = sockets.stream().map(ServerSocket::getLocalPort).toList();
    for (ServerSocket socket : sockets) socket.close();
    return ports;
  }
}
